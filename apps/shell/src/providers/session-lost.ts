import { sessionEndedWithin, type Host } from '@berea/shell-api';

/** The client tells that a session is over before the tab that ends it has written that down. Milliseconds. */
const settled = 1_000;
const justNow = 10_000;

/**
 * Tells somebody that the server ended their session, for example because the password was changed on another device:
 * their notes and highlights are gone from the page. Who signed out in this browser, in any tab, knows it.
 */
export async function tellSessionLost(toast: Host['toast']): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settled));
  if (sessionEndedWithin(justNow)) return;
  toast({ title: 'Signed out', description: 'Your session has ended. Please sign in again.', kind: 'info' });
}
