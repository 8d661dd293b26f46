/** Auth settings that the operator may set by environment variable. The defaults are those of a hosted project. */

import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const flag = (fallback: boolean) => z.stringbool().default(fallback);
const address = z.url({ protocol: /^https?$/ });

/** A URL, or one that ends in `/**` and allows everything below it. */
const redirectPattern = z
  .string()
  .refine((value) => URL.canParse(value.replace(/\/\*\*$/, '/')) && /^https?:/.test(value), {
    message: 'must be an http(s) address; everything below it is allowed when it ends in /**',
  });

/** The environment variables, as in `process.env`. */
const authEnvironment = z.object({
  /** URLs outside the site that a link in an email may redirect to, separated by commas. */
  AUTH_REDIRECT_URLS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(redirectPattern)),
  AUTH_DISABLE_SIGNUP: flag(false),
  /** Changing the password requires the current one, except in a session opened by a recovery mail. */
  AUTH_REQUIRE_CURRENT_PASSWORD: flag(true),
  /** In a session older than a day, changing the password requires a code from an email. */
  AUTH_REQUIRE_REAUTHENTICATION: flag(false),
  /** Sign-ins and sign-ups per 5 minutes from one address, and sign-ups per hour. */
  AUTH_SIGN_IN_LIMIT: count(30),
  /**
   * Failed sign-ins per 5 minutes for one account: from one address, and from all where its owner was not signed in
   * lately; of one address a third counts for all.
   */
  AUTH_ACCOUNT_LIMIT: count(30),
  /** Session refreshes per 5 minutes from one address. */
  AUTH_REFRESH_LIMIT: count(150),
  /** Attempts to use a link or code from an email per 5 minutes, from one address and for one account. */
  AUTH_VERIFY_LIMIT: count(30),
  /** Emails per hour that one client address may cause. A third of it is what one recipient gets, whoever asks. */
  AUTH_MAIL_LIMIT: count(30),
  /** Seconds before one client address may ask for another email of one kind to the same recipient. */
  AUTH_MAIL_INTERVAL: z.coerce.number().int().min(0).default(60),
  /** The cost of one password hash: memory in KiB, and number of passes. */
  AUTH_HASH_MEMORY: z.coerce.number().int().min(8).default(19_456),
  AUTH_HASH_PASSES: count(2),
});

/** The validated settings of the auth server. */
export interface AuthSettings {
  /** The product's name, used in emails. */
  readonly productTitle: string;
  /**
   * The site's URL, e.g. `https://berea.example`. Links in emails redirect there unless the request names another
   * allowed URL.
   */
  readonly siteUrl: string;
  /** The public URL of this server: the `iss` claim of tokens, and the base of links in emails. */
  readonly externalUrl: string;
  readonly redirectUrls: readonly string[];
  readonly signupDisabled: boolean;
  /** A new account must confirm its address before it can sign in. */
  readonly confirmEmail: boolean;
  readonly requireCurrentPassword: boolean;
  readonly requireReauthentication: boolean;
  readonly accessTokenSeconds: number;
  /** How long, after a refresh, the replaced token still returns its successor: two tabs may refresh at once. */
  readonly refreshReuseSeconds: number;
  readonly oneTimeTokenSeconds: number;
  readonly limits: {
    readonly signIn: number;
    readonly account: number;
    readonly refresh: number;
    readonly verify: number;
    readonly mailsPerHour: number;
    readonly mailIntervalSeconds: number;
  };
  readonly hash: { readonly memoryCost: number; readonly timeCost: number };
}

/**
 * Reads the settings from the environment and the site's URL. `externalUrl` defaults to `<siteUrl>/auth/v1`. Throws a
 * `ZodError` that names every invalid variable.
 */
export function readAuthSettings(
  env: Readonly<Record<string, string | undefined>>,
  site: { siteUrl: string; externalUrl?: string; confirmEmail: boolean; productTitle?: string },
): AuthSettings {
  const variables = authEnvironment.parse(env);
  const siteUrl = address.parse(site.siteUrl);
  return {
    productTitle: site.productTitle ?? 'Berea',
    siteUrl,
    externalUrl: address.parse(site.externalUrl ?? new URL('/auth/v1', siteUrl).href),
    redirectUrls: variables.AUTH_REDIRECT_URLS,
    signupDisabled: variables.AUTH_DISABLE_SIGNUP,
    confirmEmail: site.confirmEmail,
    requireCurrentPassword: variables.AUTH_REQUIRE_CURRENT_PASSWORD,
    requireReauthentication: variables.AUTH_REQUIRE_REAUTHENTICATION,
    accessTokenSeconds: 3600,
    refreshReuseSeconds: 10,
    oneTimeTokenSeconds: 3600,
    limits: {
      signIn: variables.AUTH_SIGN_IN_LIMIT,
      account: variables.AUTH_ACCOUNT_LIMIT,
      refresh: variables.AUTH_REFRESH_LIMIT,
      verify: variables.AUTH_VERIFY_LIMIT,
      mailsPerHour: variables.AUTH_MAIL_LIMIT,
      mailIntervalSeconds: variables.AUTH_MAIL_INTERVAL,
    },
    hash: { memoryCost: variables.AUTH_HASH_MEMORY, timeCost: variables.AUTH_HASH_PASSES },
  };
}
