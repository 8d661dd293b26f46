/** Rate limits by client address and by account. Counters are in memory, so a restart resets them. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { addressKey } from '@berea/client-address';
import { AuthError } from './auth-error.ts';
import type { AuthSettings } from './settings.ts';

async function consume(limiter: RateLimiterMemory, key: string, refuse: (seconds: number) => AuthError): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw refuse(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
  }
}

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

/** The rate limiters that the auth endpoints share. */
export type Limits = ReturnType<typeof createLimits>;

/** Each method counts one attempt and throws 429 with `Retry-After` when the limit is exceeded. */
export function createLimits(limits: AuthSettings['limits']) {
  const inFiveMinutes = (points: number) => new RateLimiterMemory({ points, duration: 300 });
  const signIns = inFiveMinutes(limits.signIn);
  const accounts = inFiveMinutes(limits.account);
  const refreshes = inFiveMinutes(limits.refresh);
  const verifications = inFiveMinutes(limits.verify);
  const mails = new RateLimiterMemory({ points: limits.mailsPerHour, duration: 3600 });
  const intervals =
    limits.mailIntervalSeconds > 0
      ? new RateLimiterMemory({ points: 1, duration: limits.mailIntervalSeconds })
      : undefined;
  return {
    signIn: (address: string) => consume(signIns, addressKey(address), tooManyRequests),
    refresh: (address: string) => consume(refreshes, addressKey(address), tooManyRequests),
    verify: (address: string) => consume(verifications, addressKey(address), tooManyRequests),
    /** Counts an attempt to guess a mailed code, by the account's email address. */
    verifyAccount: (email: string) => consume(verifications, email, tooManyRequests),
    /**
     * Counts an attempt to guess an account's password, whether or not the account exists. It is counted before the
     * password is checked, so that concurrent attempts are all counted. The returned function removes the attempt again
     * when the password was correct.
     */
    async account(email: string): Promise<() => Promise<void>> {
      await consume(accounts, email, tooManyRequests);
      return async () => void (await accounts.reward(email));
    },
    /**
     * Counted by the email address in the request, not by account: the response must not reveal whether the account
     * exists.
     */
    async mail(address: string, kind: string, email: string): Promise<void> {
      await consume(mails, addressKey(address), tooManyMails);
      if (intervals) await consume(intervals, `${kind}:${email}`, tooSoon);
    },
  };
}
