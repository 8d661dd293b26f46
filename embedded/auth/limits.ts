/** Rate limits by client address and by account. Counters are in memory, so a restart resets them. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { addressKey } from '@berea/client-address';
import { AuthError } from './auth-error.ts';
import type { AuthSettings } from './settings.ts';

/** @returns how many attempts were counted, with this one */
async function consume(
  limiter: RateLimiterMemory,
  key: string,
  refuse: (seconds: number) => AuthError,
): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw refuse(secondsLeft(rejection));
  }
}

/** Refuses when no attempt is left, and counts none. */
async function refuseUsedUp(limiter: RateLimiterMemory, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted && counted.remainingPoints <= 0) throw tooManyRequests(secondsLeft(counted));
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

const tooManyRequests = (seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds: seconds });
const tooManyMails = (seconds: number) =>
  new AuthError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded', { retryAfterSeconds: seconds });
const tooSoon = (seconds: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );

/** False instead of the refusal. */
async function isAllowed(counting: Promise<unknown>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

/** The rate limiters that the auth endpoints share. */
export type Limits = ReturnType<typeof createLimits>;

/** Takes an attempt back: it was right. */
type Forgive = () => Promise<void>;

/**
 * How long an address is known for an account after a sign-in or a refresh there. In seconds: two weeks, less than the
 * longest timer.
 */
const knownSeconds = 14 * 86_400;

/** Each method counts one attempt and throws 429 with `Retry-After` when the limit is exceeded. */
export function createLimits(limits: AuthSettings['limits']) {
  const inFiveMinutes = (points: number) => new RateLimiterMemory({ points, duration: 300 });
  const signIns = inFiveMinutes(limits.signIn);
  const refreshes = inFiveMinutes(limits.refresh);
  const verifications = inFiveMinutes(limits.verify);
  const inAnHour = (points: number) => new RateLimiterMemory({ points, duration: 3600 });
  const signUps = inAnHour(limits.signIn);
  // Of what one address may cause a third may go to one recipient, and a third of that be asked for at one address.
  const perRecipient = Math.ceil(limits.mailsPerHour / 3);
  const mails = inAnHour(limits.mailsPerHour);
  const recipients = inAnHour(perRecipient);
  const repeats = inAnHour(Math.ceil(perRecipient / 3));
  const intervals =
    limits.mailIntervalSeconds > 0
      ? new RateLimiterMemory({ points: 1, duration: limits.mailIntervalSeconds })
      : undefined;
  const known = new RateLimiterMemory({ points: 1, duration: knownSeconds });
  const placeOf = (address: string, account: string) => `${addressKey(address)} ${account}`;

  /**
   * Limits guesses at a secret of an account, whether or not the account exists: from one address, and from all. Of one
   * address only a third counts for all, so that nobody alone keeps the owner out. Where the owner was signed in lately,
   * only the address itself counts. An attempt is counted before it is checked, so that concurrent ones all are.
   */
  const guessing = (points: number) => {
    const places = inFiveMinutes(points);
    const accounts = inFiveMinutes(points);
    return async (address: string, account: string): Promise<Forgive> => {
      const place = placeOf(address, account);
      const tried = await consume(places, place, tooManyRequests);
      const isKnown = (await known.get(place)) !== null;
      const counts = !isKnown && tried <= Math.ceil(points / 3);
      if (counts) await consume(accounts, account, tooManyRequests);
      else if (!isKnown) await refuseUsedUp(accounts, account);
      return async () => {
        await places.reward(place);
        if (counts) await accounts.reward(account);
      };
    };
  };
  const again = async (address: string, kind: string, email: string): Promise<void> => {
    const key = `${placeOf(address, email)} ${kind}`;
    if (intervals) await consume(intervals, key, tooSoon);
    await consume(repeats, key, tooManyMails);
  };
  return {
    signIn: (address: string) => consume(signIns, addressKey(address), tooManyRequests),
    /** Counts a sign-up, also as a sign-in: each account may fill its part of the disk. */
    async signUp(address: string): Promise<void> {
      await consume(signIns, addressKey(address), tooManyRequests);
      await consume(signUps, addressKey(address), tooManyRequests);
    },
    refresh: (address: string) => consume(refreshes, addressKey(address), tooManyRequests),
    verify: (address: string) => consume(verifications, addressKey(address), tooManyRequests),
    /** Counts an attempt to guess a mailed code, by the account's email address. */
    verifyAccount: guessing(limits.verify),
    /** Counts an attempt to guess the password of the account with this email address. */
    account: guessing(limits.account),
    /** Counts an attempt to guess the password in somebody's session, which nobody outside of it can use up. */
    session: guessing(limits.account),
    /** Remembers that the owner of an account was signed in at an address. In memory, like the counters. */
    async remember(address: string, email: string): Promise<void> {
      await known.set(placeOf(address, email), 1, knownSeconds);
    },
    /**
     * Counts a request for a mail: for the client's address, and there for the email address in the request, not for
     * the account, so that the response does not reveal whether it exists. What others asked for does not count.
     */
    async mail(address: string, kind: string, email: string): Promise<void> {
      await consume(mails, addressKey(address), tooManyMails);
      await again(address, kind, email);
    },
    /** Like `mail`, for a sign-up. False: it came too soon after another one for the same recipient. */
    async signUpMail(address: string, email: string): Promise<boolean> {
      await consume(mails, addressKey(address), tooManyMails);
      return isAllowed(again(address, 'confirmation', email));
    },
    /**
     * Counts a mail that is about to be written. False: its recipient has had enough of them, whoever asked. Nobody is
     * told, because only who has an account gets mails.
     */
    recipient: (kind: string, email: string): Promise<boolean> =>
      isAllowed(consume(recipients, `${kind} ${email}`, tooManyMails)),
  };
}
