/** Mail settings: an SMTP server if one is configured, otherwise the mailbox page on this machine. */

import { z } from 'zod';

import { singleAddress } from './message.ts';

/** How to reach the SMTP server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Implicit TLS. Otherwise STARTTLS, which is required unless `plaintext`. */
  readonly secure: boolean;
  readonly plaintext: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/** The validated mail settings. */
export interface MailSettings {
  /** Undefined: the mailbox page is used. */
  readonly smtp: SmtpSettings | undefined;
  /** The From address, with the product's name. */
  readonly from: { readonly name: string; readonly address: string };
  /** The site's URL. The mailbox page is served only while it is on this machine. */
  readonly siteUrl: string;
  /** How often to poll the outbox for mail added by others, in milliseconds. */
  readonly pollMs: number;
  /** The delay after a first failure, in milliseconds. Doubled after each further failure. */
  readonly retryMs: number;
}

const smtpUrl = z.url({ protocol: /^smtps?$/ });

/** The environment variables, as in `process.env`. */
const mailEnvironment = z
  .object({
    /** `smtp://user:password@host:port`, or `smtps://…` for implicit TLS. */
    SMTP_URL: smtpUrl.optional(),
    SMTP_HOST: z.string().min(1).optional(),
    SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    SMTP_USER: z.string().min(1).optional(),
    SMTP_PASS: z.string().min(1).optional(),
    /** The From address. */
    SMTP_FROM: singleAddress.optional(),
    /** Sends without TLS, which exposes sign-in links on the network. Only for a server in the same private network. */
    SMTP_PLAINTEXT: z.stringbool().default(false),
  })
  .superRefine((env, context) => {
    const configured = env.SMTP_URL !== undefined || env.SMTP_HOST !== undefined;
    const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.SMTP_URL !== undefined && env.SMTP_HOST !== undefined)
      addIssue('SMTP_HOST', 'is already given by SMTP_URL');
    if (configured && env.SMTP_FROM === undefined)
      addIssue('SMTP_FROM', "is required with an SMTP server: the sender's address");
    if (!configured) {
      for (const name of ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASS', 'SMTP_FROM'] as const) {
        if (env[name] !== undefined) addIssue(name, 'has no effect without SMTP_URL or SMTP_HOST');
      }
    }
  });

function smtpOf(env: z.infer<typeof mailEnvironment>): SmtpSettings | undefined {
  const url = env.SMTP_URL === undefined ? undefined : new URL(env.SMTP_URL);
  const host = url?.hostname ?? env.SMTP_HOST;
  if (host === undefined) return undefined;
  const given = url ? Number(url.port) || undefined : env.SMTP_PORT;
  const secure = url ? url.protocol === 'smtps:' : given === 465;
  return {
    host,
    port: given ?? (secure ? 465 : 587),
    secure,
    plaintext: env.SMTP_PLAINTEXT,
    user: url?.username ? decodeURIComponent(url.username) : env.SMTP_USER,
    password: url?.password ? decodeURIComponent(url.password) : env.SMTP_PASS,
  };
}

/** Throws a `ZodError` that names every invalid variable. */
export function readMailSettings(
  env: Readonly<Record<string, string | undefined>>,
  site: { siteUrl: string; productTitle?: string },
): MailSettings {
  const variables = mailEnvironment.parse(env);
  return {
    smtp: smtpOf(variables),
    from: { name: site.productTitle ?? 'Berea', address: variables.SMTP_FROM ?? 'berea@localhost' },
    siteUrl: site.siteUrl,
    pollMs: 5_000,
    retryMs: 5_000,
  };
}
