import { useAuth, useHost, type Host } from '@berea/shell-api';

/** The host of the page and the id of the signed-in user, for calls about the user's own rows. */
export function useSignedIn(): {
  readonly host: Host;
  /** Undefined when signed out. */
  readonly userId: string | undefined;
} {
  const host = useHost();
  return { host, userId: useAuth().user?.id };
}

/** The id of the signed-in user, for a write that no screen offers to a visitor. @throws Error when signed out */
export function requireUser(userId: string | undefined): string {
  if (userId === undefined) throw new Error('Nobody is signed in.');
  return userId;
}
