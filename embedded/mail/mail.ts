/** Outgoing mail: one outbox table and one sender. Delivery is at least once, including after a restart. */

import { randomBytes } from 'node:crypto';

import type { Hono } from 'hono';

import type { Database, Tx } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import { createMailbox, isMailboxServed, mailboxPath } from './mailbox.ts';
import { message as messageSchema } from './message.ts';
import type { Message } from './message.ts';
import { insertMessage } from './outbox.ts';
import { createSender } from './sender.ts';
import type { MailSettings } from './settings.ts';
import { createSmtpTransport } from './smtp.ts';

/** The outgoing mail service. */
export interface Mail {
  /** 'smtp': a mail server is configured. 'mailbox': mail is shown on a page that only this machine can open. */
  readonly kind: 'smtp' | 'mailbox';
  /**
   * Adds a mail to the outbox. With `tx`, it is sent only if that transaction commits (call `wake` afterwards). Throws
   * a `ZodError` for content that could inject a header or a recipient.
   */
  send(message: Message, tx?: Tx): Promise<void>;
  /** Delivers due mail now instead of at the next poll. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
  /**
   * `GET /mailbox`, to be mounted at the root. Undefined when a mail server is configured, or the site is not only on
   * this machine.
   */
  readonly mailbox: Hono<GatewayEnv> | undefined;
  /** Where that page is, with its token, which is new at each start: '/mailbox?token=…'. For the operator only. */
  readonly mailboxPath: string | undefined;
}

/** What `createMail` needs. */
export interface MailOptions {
  /** A database with the project's migrations applied. */
  readonly database: Database;
  readonly settings: MailSettings;
  /** Receives delivery problems: error codes, never a body or an address. */
  readonly log?: (line: string) => void;
}

/** Creates the service. Call `start` to begin delivering. */
export function createMail({ database, settings, log = console.error }: MailOptions): Mail {
  const { smtp, from, siteUrl } = settings;
  const token = smtp || !isMailboxServed(siteUrl) ? undefined : randomBytes(24).toString('base64url');
  const sender = createSender({ database, transport: smtp && createSmtpTransport(smtp, from), settings, log });
  return {
    kind: smtp ? 'smtp' : 'mailbox',
    async send(message, tx) {
      const checked = messageSchema.parse(message);
      if (tx) return insertMessage(tx, checked);
      await database.tx((own) => insertMessage(own, checked));
      sender.wake();
    },
    wake: sender.wake,
    start: sender.start,
    stop: sender.stop,
    mailbox: token === undefined ? undefined : createMailbox(database, { siteUrl, token }),
    mailboxPath: token === undefined ? undefined : mailboxPath(token),
  };
}
