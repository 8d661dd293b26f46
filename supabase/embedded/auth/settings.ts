/** What an operator may set about sign-in, by environment variable. The defaults are those of a real project. */

import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const flag = z.stringbool().default(false);
const address = z.url({ protocol: /^https?$/ });

/** An address, or one that ends in `/**` for everything below it. */
const redirectPattern = z
  .string()
  .refine((value) => URL.canParse(value.replace(/\/\*\*$/, '/')) && /^https?:/.test(value), {
    message: 'must be an http(s) address; everything below it is allowed when it ends in /**',
  });

/** The environment variables, as `process.env` has them. */
export const authEnvironment = z.object({
  /** Addresses beside the site's own that a link in a mail may lead to, separated by commas. */
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
  AUTH_DISABLE_SIGNUP: flag,
  /** A change of password needs the present one, except in a session that began with a link from a mail. */
  AUTH_REQUIRE_CURRENT_PASSWORD: flag,
  /** A change of password in a session older than a day needs a code from a mail. */
  AUTH_REQUIRE_REAUTHENTICATION: flag,
  /** Sign-ins and sign-ups in 5 minutes from one address. */
  AUTH_SIGN_IN_LIMIT: count(30),
  /** Failed sign-ins in 5 minutes to one account, wherever they come from. */
  AUTH_ACCOUNT_LIMIT: count(30),
  /** Refreshes of a session in 5 minutes from one address. */
  AUTH_REFRESH_LIMIT: count(150),
  /** Uses of a link or code from a mail in 5 minutes, from one address and for one account. */
  AUTH_VERIFY_LIMIT: count(30),
  /** Mails that one address may cause in an hour. */
  AUTH_MAIL_LIMIT: count(30),
  /** Seconds between two mails of one kind to one person. */
  AUTH_MAIL_INTERVAL: z.coerce.number().int().min(0).default(60),
  /** The cost of one password hash: memory in KiB, and passes over it. */
  AUTH_HASH_MEMORY: z.coerce.number().int().min(8).default(19_456),
  AUTH_HASH_PASSES: count(2),
});

export interface AuthSettings {
  /** The product's name, as mails say it. */
  readonly productTitle: string;
  /** Where the product is, e.g. `https://berea.example`. Links in mails lead there unless the request asked for another allowed place. */
  readonly siteUrl: string;
  /** Where this server is reached from outside: the `iss` of tokens, and the beginning of links in mails. */
  readonly externalUrl: string;
  readonly redirectUrls: readonly string[];
  readonly signupDisabled: boolean;
  /** A new account must confirm its address before it may sign in. */
  readonly confirmEmail: boolean;
  readonly requireCurrentPassword: boolean;
  readonly requireReauthentication: boolean;
  readonly accessTokenSeconds: number;
  /** How long the token that was just replaced still answers with its successor: two tabs may refresh at once. */
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
 * The settings from the environment and from where the product runs. `externalUrl` defaults to `<siteUrl>/auth/v1`.
 * Throws a `ZodError` that names every variable that is wrong.
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
