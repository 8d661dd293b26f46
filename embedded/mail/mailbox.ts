/**
 * The mailbox page: shows outgoing mail when there is no mail server, only to clients on the machine that runs the
 * product, and only with the token that is printed at the start. A proxy or a relay on this machine looks like a client
 * on it, but does not know the token.
 */

import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';

import type { Database } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import { sameText } from '../same-text.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

const listed = z.object({ id: z.uuid(), recipient: z.string(), subject: z.string(), created_at: z.string() });
const opened = listed.extend({ text: z.string(), reply_to: z.string().nullable() });

const newest = 100;

type Html = ReturnType<typeof html>;

const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** Makes links of http(s) URLs only. Everything is escaped. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));

/** Allows only clients on this machine, using its own host name, and not through a proxy. */
function isLocal(c: Context<GatewayEnv>, siteUrl: string): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return (
    !forwarded &&
    isLoopbackAddress(c.get('address')) &&
    isMailboxServed(siteUrl) &&
    isLoopbackHost(URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname ?? '')
  );
}

/** What `createMailbox` needs besides the database. */
export interface MailboxOptions {
  readonly siteUrl: string;
  readonly token: string;
}

/** The page's path and query. */
export const mailboxPath = (token: string, id?: string): string =>
  `/mailbox${id === undefined ? '' : `/${id}`}?${new URLSearchParams({ token }).toString()}`;

/** Whether the page is served at all: only where the site's own URL names this machine. */
export const isMailboxServed = (siteUrl: string): boolean => isLoopbackHost(new URL(siteUrl).hostname);

/**
 * `GET /mailbox` and `GET /mailbox/{id}`. Answers 404 without the token, and to clients that are not on this machine.
 */
export function createMailbox(database: Database, { siteUrl, token }: MailboxOptions): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const back = html`<p><a href="${mailboxPath(token)}">Back to the mailbox</a></p>`;

  // The middleware matches only /mailbox, because this app is mounted at the root together with the site.
  app.use('/mailbox/*', async (c, next) => {
    if (!isLocal(c, siteUrl) || !sameText(c.req.query('token') ?? '', token)) return c.text('Not found', 404);
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    return next();
  });

  app.get('/mailbox', async (c) => {
    const { rows } = await database.tx(
      (tx) =>
        tx.query(
          'select id, recipient, subject, created_at from public.outbox where text is not null order by created_at desc limit $1',
          [newest],
        ),
      { readOnly: true },
    );
    const mails = rows.map((row) => listed.parse(row));
    const list = html`<ul>
      ${mails.map(({ id, recipient, subject, created_at: at }) => html`<li><a href="${mailboxPath(token, id)}">${subject}</a> to ${recipient}, <time datetime="${at}">${at}</time></li>`)}
    </ul>`;
    const intro = html`<p>No mail server is configured, so mail stays here, on this machine.</p>`;
    return c.html(page('Mailbox', html`${intro}${mails.length ? list : html`<p>There is no mail.</p>`}`));
  });

  app.get('/mailbox/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    const { rows } = id.success
      ? await database.tx(
          (tx) =>
            tx.query(
              'select id, recipient, reply_to, subject, created_at, text from public.outbox where id = $1 and text is not null',
              [id.data],
            ),
          { readOnly: true },
        )
      : { rows: [] };
    if (!rows[0]) return c.html(page('No such mail', back), 404);
    const mail = opened.parse(rows[0]);
    return c.html(
      page(
        mail.subject,
        html`<dl>
            <dt>To</dt><dd>${mail.recipient}</dd>
            ${mail.reply_to === null ? '' : html`<dt>Answer to</dt><dd>${mail.reply_to}</dd>`}
            <dt>Written</dt><dd><time datetime="${mail.created_at}">${mail.created_at}</time></dd>
          </dl>
          ${mail.text
            .trim()
            .split(/\n{2,}/)
            .map((paragraph) => html`<p>${withLinks(paragraph)}</p>`)}
          ${back}`,
      ),
    );
  });

  return app;
}
