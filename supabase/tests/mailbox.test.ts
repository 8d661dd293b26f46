/** The mailbox page, used without a mail server: shows emails on this machine, so that recovery links can be opened. */

import { request } from 'node:http';

import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { type GatewayEnv, createMail, readMailSettings, createMailbox } from '@berea/embedded/testing/parts';
import { startAuth } from './auth-database.ts';
import { newAccount } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';

const { database, server, close } = await startAuth();
const { mail } = server;
afterAll(close);
beforeEach(() => database.tx((tx) => tx.exec('delete from public.outbox')));

/** The address of the mailbox page, with its token. */
const mailbox = () => mail.mailboxPath ?? '';
const page = async (path: string, init?: Parameters<AuthServer['request']>[1]) => {
  const response = await server.request(path.replaceAll('&amp;', '&'), init);
  return { status: response.status, html: await response.text(), headers: response.headers };
};

describe('the mailbox page', () => {
  it('lists sent mail, and its recovery link works', async () => {
    expect((await page(mailbox())).html).toContain('There is no mail.');
    const { email, client } = await newAccount(server);
    await client.auth.resetPasswordForEmail(email);
    const list = await page(mailbox());
    expect(list.html).toContain('<title>Mailbox</title>');
    expect(list.html).toContain(email);
    const opened = await page(/href="(\/mailbox\/[^"]+)"/.exec(list.html)?.[1] ?? '');
    expect(opened.html).toContain('<h1>Choose a new password for Berea</h1>');
    const href = /<a href="(http[^"]+\/verify\?[^"]+)"/.exec(opened.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const location = (await fetch(href, { redirect: 'manual' })).headers.get('location');
    expect(location).toContain('access_token=');
  });

  it('security: escapes everything in a mail', async () => {
    await mail.send({
      kind: 'contact',
      to: 'owner@localhost',
      subject: '<script>alert(1)</script>',
      text: 'See "><img src=x onerror=alert(1)> and http://evil.example/"onclick=alert(1) javascript:alert(1)',
    });
    const list = await page(mailbox());
    const opened = await page(/href="(\/mailbox\/[^"]+)"/.exec(list.html)?.[1] ?? '');
    for (const { html, headers } of [list, opened]) {
      expect(html).not.toMatch(/<script|<img|href="javascript|" ?onclick/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(opened.html).toContain('&lt;script&gt;');
  });

  it('answers 404 when there is no such mail', async () => {
    for (const id of ['x', crypto.randomUUID()]) expect((await page(`/mailbox/${id}`)).status).toBe(404);
  });

  it.each([
    ['comes from another machine', { from: '203.0.113.7' }],
    ['comes from another machine, over IPv6', { from: '2001:db8::1' }],
    ['comes through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['comes through a proxy that sends a Forwarded header', { headers: { forwarded: 'for=203.0.113.7' } }],
  ])('security: answers 404 to a client that %s', async (_, init) => {
    expect((await page(mailbox(), init)).status).toBe(404);
  });

  it('security: answers 404 without the token, as through a plain proxy or relay, and to a wrong one', async () => {
    const { email, client } = await newAccount(server);
    await client.auth.resetPasswordForEmail(email);
    const opened = /href="(\/mailbox\/[^"]+)"/.exec((await page(mailbox())).html)?.[1] ?? '';
    const { status, html } = await page(opened);
    expect([status, html]).toEqual([200, expect.stringContaining('Choose a new password')]);
    for (const path of [mailbox(), opened]) {
      const [bare = ''] = path.split('?');
      for (const query of ['', '?token=', '?token=x', `?token=${'A'.repeat(32)}`, '?token=x&token=y'])
        expect([query, (await page(bare + query)).status]).toEqual([query, 404]);
    }
  });

  it('security: has another token at each start, of more than 128 bits', () => {
    const settings = readMailSettings({}, { siteUrl: 'http://localhost:4300' });
    const [one, another] = [createMail({ database, settings }), createMail({ database, settings })];
    expect(one.mailboxPath).toMatch(/^\/mailbox\?token=[\w-]{32}$/);
    expect(another.mailboxPath).not.toBe(one.mailboxPath);
  });

  it('security: does not exist with a mail server, nor where the product has a public URL', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.example' };
    const served = createMail({ database, settings: readMailSettings(smtp, { siteUrl: 'http://localhost:4300' }) });
    const behind = createMail({ database, settings: readMailSettings({}, { siteUrl: 'https://berea.example' }) });
    for (const { mailbox: app, mailboxPath } of [served, behind])
      expect([app, mailboxPath]).toEqual([undefined, undefined]);
  });

  it('security: answers 404 under a host name that only resolves to this machine (DNS rebinding)', async () => {
    const status = await new Promise((resolve) =>
      request(`${server.url}${mailbox()}`, { headers: { host: 'rebind.evil.example' } }, (response) =>
        resolve(response.resume().statusCode),
      ).end(),
    );
    expect(status).toBe(404);
  });

  it('security: answers 404 when the product has a public URL', async () => {
    const statusAt = async (siteUrl: string) => {
      const app = new Hono<GatewayEnv>();
      app.use(async (c, next) => {
        c.set('address', '127.0.0.1');
        await next();
      });
      app.route('/', createMailbox(database, { siteUrl, token: 'T' }));
      return (await app.request('/mailbox?token=T', { headers: { host: 'localhost:4300' } })).status;
    };
    expect([await statusAt('http://localhost:4300'), await statusAt('https://berea.example')]).toEqual([200, 404]);
  });

  it('marks its mails as shown, so that a mail server configured later does not send them', async () => {
    const own = createMail({
      database,
      settings: { ...readMailSettings({}, { siteUrl: 'http://localhost:4300' }), pollMs: 20 },
    });
    own.start();
    await own.send({ kind: 'recovery', to: 'lydia@berea.example', subject: 'Old', text: 'An old link' });
    await expect
      .poll(
        async () =>
          (await database.tx((tx) => tx.query('select sent_at is not null as sent, text from public.outbox'))).rows,
        { timeout: 20_000 },
      )
      .toEqual([{ sent: true, text: 'An old link' }]);
    await own.stop();
  });
});

describe('the settings', () => {
  it.each([
    [{ SMTP_URL: 'http://x', SMTP_FROM: 'a@b.example' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example' }, ['SMTP_FROM']],
    [{ SMTP_HOST: 'mail.example', SMTP_PORT: '0', SMTP_FROM: 'not one' }, ['SMTP_PORT', 'SMTP_FROM']],
    [{ SMTP_USER: 'me' }, ['SMTP_USER']],
    [{ SMTP_URL: 'smtp://a.example', SMTP_HOST: 'b.example', SMTP_FROM: 'a@b.example' }, ['SMTP_HOST']],
  ])('name every invalid variable: %j', (env, names) => {
    let issues: unknown[] = [];
    try {
      readMailSettings(env as Record<string, string>, { siteUrl: 'http://localhost:4300' });
    } catch (error) {
      issues = (error as { issues: { path: unknown[] }[] }).issues.map(({ path }) => path[0]);
    }
    expect(issues).toEqual(names);
  });

  it('accept the server as a URL or as separate variables', () => {
    const site = { siteUrl: 'http://localhost:4300' };
    expect(readMailSettings({ SMTP_URL: 'smtps://u:p%40@mail.example', SMTP_FROM: 'a@b.example' }, site).smtp).toEqual({
      host: 'mail.example',
      port: 465,
      secure: true,
      plaintext: false,
      user: 'u',
      password: 'p@',
    });
    expect(
      readMailSettings({ SMTP_HOST: 'mail.example', SMTP_USER: 'u', SMTP_PASS: 'p', SMTP_FROM: 'a@b.example' }, site)
        .smtp,
    ).toEqual({ host: 'mail.example', port: 587, secure: false, plaintext: false, user: 'u', password: 'p' });
    expect(readMailSettings({}, site).smtp).toBeUndefined();
  });
});
