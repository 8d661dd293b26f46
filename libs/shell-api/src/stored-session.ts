import { isShape, isText, readAs } from '@berea/validation';
import { specifiedValue } from './storage.ts';

/**
 * Where the client stores the session: its own default, which is named here because it is also needed without the
 * client.
 */
export const sessionKeyOf = (supabaseUrl: string) =>
  `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token` as const;

const withToken = readAs(isShape<{ readonly access_token: string }>({ access_token: isText }));

/** Removes the stored session. @returns its token, to tell the server */
export function removeStoredSession(supabaseUrl: string): string | undefined {
  const session = specifiedValue(sessionKeyOf(supabaseUrl), withToken);
  const token = session.read()?.access_token;
  session.remove();
  return token;
}
