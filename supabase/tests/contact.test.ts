/**
 * The contact page: messages are stored and mailed to the provider, and nothing identifying is kept about anonymous
 * prayers.
 */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startEmbedded } from '@berea/embedded';
import { invoke, newAccount, startProductServer } from './product-server.ts';
import { project } from '../project.ts';
import type { ProductServer } from './product-server.ts';
import { startInbox, type Inbox } from '@berea/embedded/testing/smtp-inbox';

const message = {
  type: 'contact',
  name: 'Lydia',
  email: 'lydia@thyatira.example',
  subject: 'Purple für alle',
  message: 'Come to my house.\nAnd stay there.',
};
const prayer = { type: 'prayer', name: '', message: 'Deliver us from prison.' };

let addresses = 0;
/** A client from an address that no other test uses. */
const from = (server: ProductServer, address = `203.0.113.${++addresses}`, headers: Record<string, string> = {}) =>
  server.client({ 'x-forwarded-for': address, ...headers });

describe('with a mail server', () => {
  let server: ProductServer;
  let port: number;
  let inbox: Inbox | undefined;
  const outbox = () =>
    server.query(
      'select kind, recipient, reply_to, subject, text, attempts, sent_at from public.outbox order by created_at',
    );
  /** Makes the next attempt due now instead of after the retry delay. */
  const dueNow = () => server.query('update public.outbox set next_attempt_at = now() where sent_at is null');

  beforeAll(async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    ({ port } = probe.address() as AddressInfo);
    await new Promise((resolve) => probe.close(resolve));
    server = await startProductServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: 'berea@berea.example',
      CONTACT_EMAIL: 'elders@berea.example',
      CONTACT_LIMIT_PER_ADDRESS: '3',
    });
  });
  afterAll(() => server.close());
  beforeEach(() =>
    server.embedded.database.tx((tx) =>
      tx.exec('delete from public.outbox; delete from public.contact_messages; delete from public.prayer_requests'),
    ),
  );
  afterEach(async () => {
    await inbox?.stop();
    inbox = undefined;
  });

  it('stores a message and delivers it to the provider, with the sender as Reply-To', async () => {
    inbox = await startInbox(port);
    expect(await invoke(from(server), 'send-contact-email', message)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await server.query('select name, email, subject, message from public.contact_messages')).toEqual([
      {
        name: 'Lydia',
        email: 'lydia@thyatira.example',
        subject: 'Purple für alle',
        message: 'Come to my house.\nAnd stay there.',
      },
    ]);
    await expect.poll(() => inbox?.received.length, { timeout: 15_000 }).toBe(1);
    const [mail] = inbox.received;
    expect(mail?.to).toEqual(['elders@berea.example']);
    expect(mail?.raw).toMatch(/^Reply-To: lydia@thyatira\.example\r$/m);
    expect(mail?.raw).toContain('And stay there.');
    expect(mail?.raw).toContain('An answer to this mail goes to lydia@thyatira.example.');
  });

  it('loses nothing when the mail server is down: the message is stored, and its mail waits until the server is back', async () => {
    expect((await invoke(from(server), 'send-contact-email', message)).status).toBe(200);
    expect((await invoke(from(server), 'send-contact-email', { ...prayer, name: 'Silas' })).status).toBe(200);
    await expect
      .poll(async () => (await outbox()).every(({ attempts }) => Number(attempts) > 0), { timeout: 15_000 })
      .toBe(true);
    expect((await outbox()).map(({ kind, sent_at: sent }) => [kind, sent])).toEqual([
      ['contact', null],
      ['prayer', null],
    ]);
    expect(
      await server.query('select name from public.contact_messages union all select name from public.prayer_requests'),
    ).toEqual([{ name: 'Lydia' }, { name: 'Silas' }]);
    inbox = await startInbox(port);
    await dueNow();
    await expect.poll(() => inbox?.received.length, { timeout: 15_000 }).toBe(2);
    expect(inbox.received.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toContain('Prayer request from Silas');
  }, 40_000);

  it('security: an anonymous prayer leaves nothing that identifies the sender in the database, the mail or the logs', async () => {
    const device = {
      'user-agent': 'Paul-and-Silas-Browser/7',
      cookie: 'jail=philippi-cookie',
      referer: 'https://jailer.example/',
      'accept-language': 'xx-philippi',
      'x-real-ip': '198.51.100.78',
    };
    const silas = await newAccount(server, undefined, { ...device, 'x-forwarded-for': '198.51.100.77' });
    const traces = [
      silas.id,
      silas.email,
      silas.token,
      silas.token.split('.')[1] ?? '',
      '198.51.100',
      ...Object.values(device),
    ];
    const signedInAndDown = await server.everything(['auth']);

    // Unlike our own screens, the request includes the session, all headers a browser adds, and unexpected fields.
    const careless = { ...prayer, email: silas.email, user_id: silas.id };
    expect((await invoke(silas.client, 'send-contact-email', careless)).status).toBe(200);
    // The mail fails …
    await expect
      .poll(async () => (await outbox()).some(({ kind, attempts }) => kind === 'prayer' && Number(attempts) > 0), {
        timeout: 15_000,
      })
      .toBe(true);
    // … and so does the database, once.
    await server.query('alter table public.prayer_requests rename to elsewhere');
    expect((await invoke(silas.client, 'send-contact-email', careless)).status).toBe(500);
    await server.query('alter table public.elsewhere rename to prayer_requests');

    expect(Object.keys((await server.query('select * from public.prayer_requests'))[0] ?? {}).sort()).toEqual([
      'id',
      'message',
      'name',
      'received_on',
    ]);
    expect(await server.query('select name, message from public.prayer_requests')).toEqual([
      { name: 'Anonymous', message: 'Deliver us from prison.' },
    ]);
    const stored = await server.everything(['public']);
    // A confirmation email to Silas belongs to his account, and is older than the prayer.
    const rows = Object.values(stored)
      .flat()
      .filter((row) => !row.includes('"kind": "confirmation"'))
      .join('\n');
    const logged = server.log.join('\n');
    expect(logged).toContain('send-contact-email: Error: nothing was stored (42P01)');
    for (const trace of traces) {
      expect(rows).not.toContain(trace);
      expect(logged).not.toContain(trace);
    }
    expect(logged).not.toContain('prison');
    // Nothing about the account reveals that it sent a prayer.
    expect(await server.everything(['auth'])).toEqual(signedInAndDown);

    inbox = await startInbox(port);
    await dueNow();
    await expect
      .poll(() => inbox?.received.some(({ to }) => to.includes('elders@berea.example')), { timeout: 15_000 })
      .toBe(true);
    const mail = inbox.received.find(({ to }) => to.includes('elders@berea.example'))?.raw ?? '';
    expect(mail).toContain('Subject: Prayer request from Anonymous');
    expect(mail).not.toMatch(/^Reply-To:/im);
    for (const trace of traces) expect(mail).not.toContain(trace);
    // Nothing of the request is in any file of the data folder either.
    for (const file of readdirSync(server.dataFolder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(server.dataFolder, name))
      .filter((path) => statSync(path).isFile())) {
      const bytes = readFileSync(file);
      for (const trace of ['198.51.100.7', 'Paul-and-Silas-Browser', 'philippi-cookie', 'xx-philippi'])
        expect([file, bytes.includes(trace)]).toEqual([file, false]);
    }
  }, 60_000);

  it.each([
    [
      { ...message, name: 'Lydia\r\nBcc: victim@evil.example' },
      { name: 'Name cannot contain line breaks or other control characters' },
    ],
    [
      { ...message, subject: 'Purple\nBcc: victim@evil.example' },
      { subject: 'Subject cannot contain line breaks or other control characters' },
    ],
    [{ ...message, email: 'lydia@thyatira.example\r\nBcc: victim@evil.example' }, { email: 'Invalid email address' }],
    [{ ...message, email: 'lydia@thyatira.example, victim@evil.example' }, { email: 'Invalid email address' }],
    [
      { ...prayer, name: 'Silas\u2028Bcc: victim@evil.example' },
      { name: 'Name cannot contain line breaks or other control characters' },
    ],
    [{ ...message, message: 'x'.repeat(2001) }, { message: expect.any(String) }],
    [{ ...prayer, message: ' \n ' }, { message: 'Prayer request is required' }],
  ])('security: refuses %j with a message for the field, and stores or queues nothing', async (request, fields) => {
    const { status, body } = await invoke(from(server), 'send-contact-email', request);
    expect([status, body]).toEqual([400, { error: expect.any(String), code: 'invalid_request', fields }]);
    expect(
      await server.query(
        'select 1 from public.outbox union all select 1 from public.contact_messages union all select 1 from public.prayer_requests',
      ),
    ).toEqual([]);
  });

  it('security: rate limits an address whatever address it claims to be, and still serves others', async () => {
    const send = (address: string, headers?: Record<string, string>) =>
      invoke(from(server, address, headers), 'send-contact-email', prayer);
    const flood = [];
    for (const claimed of ['', '6.6.6.1, ', '6.6.6.2, ', '6.6.6.3, '])
      flood.push(await send(`${claimed}203.0.113.200`, { 'cf-connecting-ip': claimed }));
    expect(flood.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(flood[3]?.body).toMatchObject({
      error: expect.stringMatching(/^Too many messages have been sent\. Please try again in \d+ minutes\.$/),
      code: 'rate_limited',
    });
    expect(Number(flood[3]?.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send('203.0.113.201')).status).toBe(200);
    expect(await server.query('select name from public.prayer_requests')).toHaveLength(4);
  });

  it('refuses a body that is too large, a wrong method or an invalid form with the same messages as other functions', async () => {
    expect(
      (await invoke(from(server), 'send-contact-email', { ...prayer, message: 'x'.repeat(70_000) })).body,
    ).toMatchObject({ code: 'body_too_large' });
    expect((await invoke(from(server), 'send-contact-email', { type: 'complaint' })).body).toMatchObject({
      fields: { type: "type must be 'contact' or 'prayer'" },
    });
    expect((await fetch(`${server.url}/functions/v1/send-contact-email`)).status).toBe(405);
  });
});

describe('without a mail server and a CONTACT_EMAIL', () => {
  it('shows a message on the mailbox page, as text', async () => {
    const server = await startProductServer();
    try {
      expect((await invoke(from(server), 'send-contact-email', { ...message, subject: '<b>Purple</b>' })).status).toBe(
        200,
      );
      // A request through a proxy gets 404 on this page, so it is sent as from this machine.
      const page = async (path: string) => (await fetch(`${server.url}${path}`)).text();
      const list = await page(server.embedded.mailboxPath ?? '');
      expect(list).toContain('Contact: &lt;b&gt;Purple&lt;/b&gt;</a> to contact@localhost');
      const opened = await page(/href="(\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? '');
      expect(opened).toContain('<dt>Answer to</dt><dd>lydia@thyatira.example</dd>');
      expect(opened).toContain('Come to my house.');
    } finally {
      await server.close();
    }
  });

  it('refuses to start when CONTACT_EMAIL is not exactly one address, and names it', async () => {
    const options = {
      project,
      dataFolder: '/nowhere',
      publicUrl: 'http://localhost:4300',
      env: { CONTACT_EMAIL: 'a@b.example, c@d.example', CONTACT_LIMIT_WINDOW: 'long' },
    };
    await expect(startEmbedded(options)).rejects.toThrow(
      /CONTACT_EMAIL must be exactly one e-mail address; CONTACT_LIMIT_WINDOW/,
    );
  });
});
