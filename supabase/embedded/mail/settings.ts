/** Where mail goes: to an SMTP server when one is configured, otherwise to a page on this machine. */

import { z } from 'zod';

import { singleAddress } from './message.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is required unless `plaintext`. */
  readonly secure: boolean;
  readonly plaintext: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

export interface MailSettings {
  /** Undefined: the mailbox page. */
  readonly smtp: SmtpSettings | undefined;
  /** The sender: one address, with the product's name before it. */
  readonly from: { readonly name: string; readonly address: string };
  /** Where the product is; the mailbox page is served only while that is this machine. */
  readonly siteUrl: string;
  /** How often the outbox is looked at for mail that others have put there. */
  readonly pollMs: number;
  /** The wait after a first failure; doubled after each further one. */
  readonly retryMs: number;
}

const smtpUrl = z.url({ protocol: /^smtps?$/ });

/** The environment variables, as `process.env` has them. */
export const mailEnvironment = z
  .object({
    /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
    SMTP_URL: smtpUrl.optional(),
    SMTP_HOST: z.string().min(1).optional(),
    SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    SMTP_USER: z.string().min(1).optional(),
    SMTP_PASS: z.string().min(1).optional(),
    /** The sender's address. */
    SMTP_FROM: singleAddress.optional(),
    /** Sends without TLS. Links that sign people in can then be read on the way: for a server in the same private network. */
    SMTP_PLAINTEXT: z.stringbool().default(false),
  })
  .superRefine((env, context) => {
    const configured = env.SMTP_URL !== undefined || env.SMTP_HOST !== undefined;
    const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.SMTP_URL !== undefined && env.SMTP_HOST !== undefined) complain('SMTP_HOST', 'is already said by SMTP_URL');
    if (configured && env.SMTP_FROM === undefined)
      complain('SMTP_FROM', "is needed with an SMTP server: the sender's address");
    if (!configured) {
      for (const name of ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASS', 'SMTP_FROM'] as const) {
        if (env[name] !== undefined) complain(name, 'is of no use without SMTP_URL or SMTP_HOST');
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

/** Throws a `ZodError` that names every variable that is wrong. */
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
