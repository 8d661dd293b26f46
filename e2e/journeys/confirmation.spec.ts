import { startInbox, textOf, type Inbox } from '@berea/embedded/testing/smtp-inbox';
import { expect, test } from '../journey.ts';
import { startProduct, type RunningProduct } from '../product.ts';

let inbox: Inbox;
let product: RunningProduct;

test.describe('with a mail server', () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    inbox = await startInbox();
    product = await startProduct({
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
      SMTP_FROM: 'berea@berea.example',
      SMTP_PLAINTEXT: 'true',
      AUTH_MAIL_INTERVAL: '0',
    });
  });
  test.afterAll(async () => {
    await product?.stop();
    await inbox?.stop();
  });

  test('a new account is confirmed by the link in its mail, which opens home signed in, with no secret in the address @full', async ({
    page,
  }) => {
    await page.goto(`${product.origin}/auth`);
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    await page.getByLabel('Email').fill('lydia@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Correct1horse');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();

    await expect.poll(() => inbox.received.length).toBe(1);
    expect(inbox.received[0]!.to).toEqual(['lydia@example.com']);
    const link = /https?:\/\/\S*verify\S*/.exec(textOf(inbox.received[0]!))?.[0];
    await page.goto(link!);
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(page.url()).not.toMatch(/token|type=/);

    // The link works once. The second time it says so, and the user is still signed in from the first.
    await page.goto(link!);
    await expect(
      page.getByText('This link has expired or was used before. Each link works once, for an hour.'),
    ).toBeVisible();
  });

  test('an account that somebody else began with the address is opened by a new password alone @full', async ({
    page,
    request,
  }) => {
    const email = 'silas@example.com';
    const { supabaseKey } = (await (await request.get(`${product.origin}/config.json`)).json()) as {
      supabaseKey: string;
    };
    const headers = { apikey: supabaseKey };
    const stranger = { email, password: 'Not1the-owner' };
    expect((await request.post(`${product.origin}/auth/v1/signup`, { headers, data: stranger })).status()).toBe(200);

    await page.goto(`${product.origin}/auth`);
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Correct1horse');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    const mails = () => inbox.received.filter(({ to }) => to.includes(email));
    await expect.poll(() => mails().length).toBe(2);
    await page.goto(/https?:\/\/\S*verify\S*/.exec(textOf(mails()[1]!))![0]);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(page.url()).not.toContain('access_token');
    await page.getByLabel('New password', { exact: true }).fill('Battery2staple');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    const token = `${product.origin}/auth/v1/token?grant_type=password`;
    expect((await request.post(token, { headers, data: stranger })).status()).toBe(400);
    expect((await request.post(token, { headers, data: { email, password: 'Battery2staple' } })).status()).toBe(200);
  });
});
