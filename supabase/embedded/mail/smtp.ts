import { createTransport } from 'nodemailer';

import { isLoopbackHost } from './loopback.ts';
import type { DueMessage } from './message.ts';
import type { MailSettings, SmtpSettings } from './settings.ts';

/** Hands one mail to the mail server. Rejects when the server has not taken it. */
export interface Transport {
  deliver(message: DueMessage): Promise<void>;
  close(): void;
}

/** How the server is spoken to. Beyond this machine never without TLS, unless the operator says so: mails hold links that sign people in. */
export function smtpOptions(smtp: SmtpSettings) {
  return {
    host: smtp.host.replace(/^\[|\]$/g, ''),
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: !smtp.secure && !smtp.plaintext && !isLoopbackHost(smtp.host),
    ...(smtp.user !== undefined && { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A message is text, never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function createSmtpTransport(smtp: SmtpSettings, from: MailSettings['from']): Transport {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transporter = createTransport(smtpOptions(smtp));
  return {
    async deliver({ id, recipient, reply_to: replyTo, subject, text, html }) {
      await transporter.sendMail({
        from: { ...from },
        to: { name: '', address: recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(html !== null && { html }),
        // The same at every attempt: a mail that arrives twice can be recognised.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transporter.close(),
  };
}

/** What went wrong, by code only: the server's words may repeat the address. E.g. 'ECONNREFUSED', 'EENVELOPE 550'. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const parts = [
    typeof code === 'string' ? code : error.name,
    typeof responseCode === 'number' ? String(responseCode) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
