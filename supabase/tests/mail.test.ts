/**
 * Mail is delivered at least once, despite failures of the mail server or of the product, and only to the intended
 * recipient.
 */

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Database } from '@berea/embedded';
import { createMail, readMailSettings, type Mail } from '@berea/embedded/testing/parts';
import { forEachEngine, onOneEngine } from './engines.ts';
import { startInbox, type Inbox } from '@berea/embedded/testing/smtp-inbox';

/** A generous timeout for busy machines. Milliseconds. */
const pollTimeout = { timeout: 25_000, interval: 25 };

const site = { siteUrl: 'http://localhost:4300' };
const greeting = {
  kind: 'contact',
  to: 'owner@berea.example',
  subject: 'Grüße an Beröa',
  text: 'Peace be with you.\n',
};

/** A port that nothing listens on. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

forEachEngine((engine) => {
  let running: { stop(): Promise<void> }[] = [];
  let log: string[] = [];
  const database = (): Database => engine.database;
  const rows = async () =>
    (await database().tx((tx) => tx.query('select * from public.outbox order by created_at'))).rows;

  function mailTo(
    port: number,
    { start = true, env = {} }: { start?: boolean; env?: Record<string, string> } = {},
  ): Mail {
    const settings = readMailSettings(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'berea@berea.example', ...env },
      site,
    );
    const mail = createMail({
      database: database(),
      settings: { ...settings, pollMs: 20, retryMs: 20 },
      log: (line) => log.push(line),
    });
    if (start) mail.start();
    running.push(mail);
    return mail;
  }
  async function inbox(...args: Parameters<typeof startInbox>): Promise<Inbox> {
    const started = await startInbox(...args);
    running.push(started);
    return started;
  }

  beforeEach(() => database().tx((tx) => tx.exec('delete from public.outbox')));
  afterEach(async () => {
    for (const one of running.reverse()) await one.stop();
    running = [];
    log = [];
  });

  describe('with a mail server', () => {
    it('delivers a mail once, unchanged, and then deletes its text', async () => {
      const server = await inbox();
      await mailTo(server.port).send({ ...greeting, replyTo: 'lydia@berea.example' });
      await expect.poll(async () => (await rows())[0]?.['sent_at'], pollTimeout).toEqual(expect.any(String));
      expect(server.received).toHaveLength(1);
      expect(server.received[0]?.to).toEqual(['owner@berea.example']);
      expect(server.received[0]?.raw).toMatch(/^From: Berea <berea@berea\.example>\r$/m);
      expect(server.received[0]?.raw).toMatch(/^Reply-To: lydia@berea\.example\r$/m);
      expect(server.received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(server.received[0]?.raw).toContain('Peace be with you.');
      expect((await rows())[0]).toMatchObject({
        attempts: 1,
        next_attempt_at: null,
        last_error: null,
        text: null,
        html: null,
      });
    });

    it('delivers mail that others (an edge function) add to the outbox', async () => {
      const server = await inbox();
      mailTo(server.port);
      await database().tx(async (tx) => {
        await tx.query('set local role service_role');
        await tx.query(
          `insert into public.outbox (kind, recipient, subject, text) values ('contact', 'owner@berea.example', 'Hello', 'From a form')`,
        );
      });
      await expect.poll(() => server.received.length, pollTimeout).toBe(1);
    });

    it('sends nothing from a transaction that was rolled back', async () => {
      const server = await inbox();
      const mail = mailTo(server.port);
      await expect(
        database().tx(async (tx) => {
          await mail.send(greeting, tx);
          throw new Error('and then something went wrong');
        }),
      ).rejects.toThrow('something went wrong');
      await mail.send({ ...greeting, subject: 'Another' });
      await expect.poll(() => server.received.length, pollTimeout).toBe(1);
      expect(await rows()).toHaveLength(1);
    });

    it('delivers everything once, after an outage of the mail server', async () => {
      const port = await deadPort();
      const mail = mailTo(port);
      for (const subject of ['one', 'two', 'three']) await mail.send({ ...greeting, subject });
      await expect
        .poll(async () => (await rows()).every(({ attempts }) => Number(attempts) >= 2), pollTimeout)
        .toBe(true);
      expect((await rows()).map(({ last_error: error, sent_at: sent }) => [error, sent])).toEqual(
        Array(3).fill(['ESOCKET', null]),
      );
      const server = await inbox(port);
      await expect.poll(async () => (await rows()).every(({ sent_at: sent }) => sent !== null), pollTimeout).toBe(true);
      expect(server.received.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1]).sort()).toEqual([
        'one',
        'three',
        'two',
      ]);
    });

    it('delivers waiting mail after a restart', async () => {
      const port = await deadPort();
      const first = mailTo(port);
      await first.send(greeting);
      await expect.poll(async () => Number((await rows())[0]?.['attempts']), pollTimeout).toBeGreaterThan(0);
      await first.stop();
      const server = await inbox(port);
      mailTo(port);
      await expect.poll(() => server.received.length, pollTimeout).toBe(1);
    });

    it('repeats an interrupted delivery with the same message id', async () => {
      const server = await inbox();
      const mail = mailTo(server.port);
      await mail.send(greeting);
      await expect.poll(async () => (await rows())[0]?.['sent_at'], pollTimeout).toEqual(expect.any(String));
      // The state after the program died when the server had accepted the mail, once the lease has expired.
      await database().tx((tx) =>
        tx.query(
          `update public.outbox set sent_at = null, text = 'Peace be with you.', next_attempt_at = now() - interval '1 second'`,
        ),
      );
      await expect.poll(() => server.received.length, pollTimeout).toBe(2);
      const ids = server.received.map(({ raw }) => /^Message-ID: (.*)\r$/im.exec(raw)?.[1]);
      expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@berea\.example>$/);
      expect(ids[1]).toBe(ids[0]);
    });

    it('delivers each mail once when two senders share the outbox', async () => {
      const server = await inbox();
      const quiet = mailTo(server.port, { start: false });
      for (let count = 0; count < 20; count++) await quiet.send({ ...greeting, subject: `Mail ${count}` });
      mailTo(server.port);
      mailTo(server.port);
      await expect.poll(async () => (await rows()).every(({ sent_at: sent }) => sent !== null), pollTimeout).toBe(true);
      expect(new Set(server.received.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).size).toBe(20);
      expect(server.received).toHaveLength(20);
    });

    it('security: logs and stores only the code of a server error, never an address or a body', async () => {
      const server = await inbox();
      server.refuse = { code: 450, message: 'mailbox of owner@berea.example is full' };
      await mailTo(server.port).send(greeting);
      await expect.poll(async () => (await rows())[0]?.['last_error'], pollTimeout).toBe('EENVELOPE 450');
      expect(log.join('\n')).toContain('EENVELOPE 450');
      expect(log.join('\n')).not.toMatch(/owner|Peace|Gr/);
      server.refuse = undefined;
      await expect.poll(() => server.received.length, pollTimeout).toBe(1);
    });

    it('gives up a mail that was refused for five days, and keeps it', async () => {
      const server = await inbox();
      server.refuse = { code: 550, message: 'no such user' };
      await mailTo(server.port, { start: false }).send(greeting);
      await database().tx((tx) => tx.query(`update public.outbox set created_at = now() - interval '6 days'`));
      mailTo(server.port);
      await expect
        .poll(async () => (await rows())[0], pollTimeout)
        .toMatchObject({
          attempts: 1,
          next_attempt_at: null,
          sent_at: null,
          last_error: 'EENVELOPE 550',
          text: greeting.text,
        });
    });

    it('authenticates with the server when credentials are configured', async () => {
      const server = await inbox(0, { user: 'be rea', password: 'p@ss/word' });
      await mailTo(server.port, { env: { SMTP_URL: `smtp://be%20rea:p%40ss%2Fword@127.0.0.1:${server.port}` } }).send(
        greeting,
      );
      await expect.poll(() => server.received.length, pollTimeout).toBe(1);
    });
  });

  describe('security: headers and recipients cannot be injected', () => {
    const attacks: [string, Record<string, unknown>][] = [
      ['a subject of two lines', { subject: 'Hello\r\nBcc: victim@evil.example' }],
      ['a subject with a bare line feed', { subject: 'Hello\nBcc: victim@evil.example' }],
      ['an answer address of two lines', { replyTo: 'a@b.example\r\nBcc: victim@evil.example' }],
      ['an address of two lines', { to: 'a@b.example\nvictim@evil.example' }],
      ['two addresses', { to: 'a@b.example, victim@evil.example' }],
      ['an address with a name', { to: 'Victim <victim@evil.example>' }],
      ['a group of addresses', { replyTo: 'all:a@b.example;' }],
    ];
    it.each(attacks)('because the sender refuses %s', async (_, part) => {
      await expect(mailTo(1, { start: false }).send({ ...greeting, ...part })).rejects.toMatchObject({
        name: 'ZodError',
      });
      expect(await rows()).toEqual([]);
    });
    it.each(attacks)('because the table refuses %s', async (_, part) => {
      const {
        to,
        subject,
        replyTo = null,
      } = { ...greeting, ...part } as { to: string; subject: string; replyTo?: string };
      await expect(
        database().tx((tx) =>
          tx.query(
            `insert into public.outbox (kind, recipient, reply_to, subject, text) values ('contact', $1, $2, $3, 'x')`,
            [to, replyTo, subject],
          ),
        ),
      ).rejects.toMatchObject({ code: '23514' });
    });
  });

  it.each(['anon', 'authenticated'])('security: %s has no access to the outbox', async (role) => {
    await mailTo(1, { start: false }).send(greeting);
    for (const statement of [
      'select * from public.outbox',
      `insert into public.outbox (kind, recipient, subject, text) values ('contact', 'a@b.example', 's', 't')`,
      'delete from public.outbox',
      `update public.outbox set recipient = 'a@b.example'`,
    ]) {
      await expect(
        database().tx(async (tx) => {
          await tx.query(`set local role ${role}`);
          await tx.query(statement);
        }),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
}, onOneEngine);
