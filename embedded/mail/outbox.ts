/** Queries on the outbox table, `public.outbox` of the migrations. */

import type { Tx } from '../database/database.ts';
import { dueMessage } from './message.ts';
import type { DueMessage, Message } from './message.ts';

/** Adds a mail to the outbox, due at once. */
export async function insertMessage(tx: Tx, { kind, to, replyTo, subject, text, html }: Message): Promise<void> {
  await tx.query(
    'insert into public.outbox (kind, recipient, reply_to, subject, text, html) values ($1, $2, $3, $4, $5, $6)',
    [kind, to, replyTo ?? null, subject, text, html ?? null],
  );
}

/**
 * Leases the mail that has been due longest, for `leaseSeconds`: if the sender dies meanwhile, the mail is due again
 * after that. Concurrent senders never get the same one.
 */
export async function takeDue(tx: Tx, leaseSeconds: number): Promise<DueMessage | undefined> {
  const { rows } = await tx.query(
    `update public.outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
     where id = (select id from public.outbox where sent_at is null and next_attempt_at <= now() order by next_attempt_at limit 1 for update skip locked)
     returning id, recipient, reply_to, subject, text, html, attempts, extract(epoch from now() - created_at)::float8 as age`,
    [leaseSeconds],
  );
  return rows[0] && dueMessage.parse(rows[0]);
}

/** Records that the mail server accepted the mail. Deletes the body, which may contain a sign-in link. */
export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.query(
    'update public.outbox set sent_at = now(), next_attempt_at = null, last_error = null, text = null, html = null where id = $1',
    [id],
  );
}

/** Records a failed attempt. `retryInSeconds` null: given up. */
export async function markFailed(tx: Tx, id: string, error: string, retryInSeconds: number | null): Promise<void> {
  await tx.query(
    'update public.outbox set last_error = $2, next_attempt_at = now() + make_interval(secs => $3::float8) where id = $1',
    [id, error, retryInSeconds],
  );
}

/**
 * Marks all waiting mail as shown on the mailbox page, so that it is not sent when a mail server is configured later.
 */
export async function deliverToMailbox(tx: Tx): Promise<void> {
  await tx.query('update public.outbox set sent_at = now(), next_attempt_at = null where sent_at is null');
}

/** Deletes old mail: `any` days after it was created, or `sent` days after it was sent. */
export async function purge(tx: Tx, days: { any: number; sent: number }): Promise<void> {
  await tx.query(
    'delete from public.outbox where created_at < now() - make_interval(days => $1) or sent_at < now() - make_interval(days => $2)',
    [days.any, days.sent],
  );
}
