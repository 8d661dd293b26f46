import { createTransport } from 'nodemailer';

import { isLoopbackHost } from './loopback.ts';
import type { DueMessage } from './message.ts';
import type { MailSettings, SmtpSettings } from './settings.ts';

/** Delivers one mail to the SMTP server. Rejects when the server has not accepted it. */
export interface Transport {
  deliver(message: DueMessage): Promise<void>;
  close(): void;
}

/**
 * Transport options. Servers outside this machine always require TLS unless the operator disables it, because mails
 * contain sign-in links.
 */
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
    // Never read a message body from a file or fetch it from a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Creates the transport that sends through `smtp`. */
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
        // The same at every attempt, so that duplicates can be recognised.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transporter.close(),
  };
}

/**
 * The error by code only, because the server's message may repeat the address. E.g. 'ECONNREFUSED', 'EENVELOPE 550'.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const parts = [
    typeof code === 'string' ? code : error.name,
    typeof responseCode === 'number' ? String(responseCode) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
