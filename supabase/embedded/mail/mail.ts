/** Mail: one outbox, one sender. What is written here is delivered at least once, also after a restart. */

import type { Hono } from 'hono';

import type { Database, Tx } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import { createMailbox } from './mailbox.ts';
import { message as messageSchema } from './message.ts';
import type { Message } from './message.ts';
import { insertMessage } from './outbox.ts';
import { createSender } from './sender.ts';
import type { MailSettings } from './settings.ts';
import { createSmtpTransport } from './smtp.ts';

export interface Mail {
  /** 'smtp': a mail server is configured. 'mailbox': mail is shown on a page of this machine. */
  readonly kind: 'smtp' | 'mailbox';
  /**
   * Puts a mail into the outbox; in `tx`, it exists when that commits (call `wake` then). Throws a `ZodError` for what
   * could smuggle in a header or a recipient.
   */
  send(message: Message, tx?: Tx): Promise<void>;
  /** Delivers at once what is due, instead of at the next poll. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
  /** `GET /mailbox`, to be mounted at the root. Undefined with a mail server. */
  readonly mailbox: Hono<GatewayEnv> | undefined;
}

export interface MailOptions {
  /** With the project's migrations applied. */
  readonly database: Database;
  readonly settings: MailSettings;
  /** Where trouble with delivery is written: codes, never a body or an address. */
  readonly log?: (line: string) => void;
}

export function createMail({ database, settings, log = console.error }: MailOptions): Mail {
  const { smtp, from, siteUrl } = settings;
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
    mailbox: smtp ? undefined : createMailbox(database, siteUrl),
  };
}
