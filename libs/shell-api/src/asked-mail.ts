import { isNumber, readAs } from '@berea/validation';
import { storedValue } from './storage.ts';

const askedAt = storedValue('mail-asked', readAs(isNumber));
/** As long as a mail's link works. Milliseconds. */
const worksFor = 3_600_000;

/** Notes that a mail whose link signs in was asked for in this browser. */
export const noteAskedMail = (): void => askedAt.write(Date.now());

/**
 * Whether a mail whose link signs in was asked for in this browser and its link still works. It counts once. Anybody can
 * send a link with a session of their own, so one that was not asked for needs a word.
 */
export function takeAskedMail(): boolean {
  const age = Date.now() - (askedAt.read() ?? -Infinity);
  askedAt.remove();
  return age < worksFor;
}
