import { isNumber, isShape, isText, readAs } from '@berea/validation';
import { storedValue } from './storage.ts';

interface Asked {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
const asked = storedValue('mail-asked', readAs(isShape<Asked>({ email: isText, at: isNumber })));
/** As long as a mail's link works. Milliseconds. */
const worksFor = 3_600_000;

const spelled = (email: string): string => email.trim().toLowerCase();

/** Notes that a mail whose link signs in was asked for in this browser. */
export const noteAskedMail = (email: string): void => asked.write({ email: spelled(email), at: Date.now() });

/** Forgets it, with the address. */
export const forgetAskedMail = (): void => asked.remove();

/**
 * Whether a mail to this address, whose link signs in, was asked for in this browser, and its link still works. It
 * counts once. Anybody can send a link with a session of their own, so one that was not asked for needs a word.
 */
export function takeAskedMail(email: string): boolean {
  const last = asked.read();
  forgetAskedMail();
  const age = Date.now() - (last?.at ?? -Infinity);
  return last?.email === spelled(email) && age >= 0 && age < worksFor;
}
