import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccount, password, somebody } from '../accounts.ts';
import { expect, mailboxAddress, test } from '../journey.ts';
import { everythingLoaded } from '../rendered-page.ts';

const newPassword = 'Battery2staple';

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a new user creates an account, signs out, and signs in again', async ({ page }) => {
  const email = somebody();
  await createAccount(page, email);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('You have been signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, email, 'Wrong1password');
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('a private page redirects a visitor to sign in, and Back does not cause a redirect loop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('signing in returns to the private page that a visitor wanted @full', async ({ page }) => {
  const email = somebody();
  await createAccount(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await page.goto('/saved-studies');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/saved-studies$/);
  await expect(page.getByRole('heading', { name: 'My Studies' })).toBeVisible();
});

test('nothing is sent while a field is invalid, and the error disappears when the field is edited @full', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/auth/v1/') && request.method() === 'POST' && sent.push(request.url()),
  );
  await page.goto('/auth');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('Email').fill('not an address.');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
  expect(sent).toEqual([]);
});

test('a forgotten password is replaced through the link in the mail, which works once', async ({ page, context }) => {
  const email = somebody();
  await createAccount(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto(mailboxAddress());
  await mailbox.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click();
  const link = await mailbox.getByRole('link', { name: /verify/ }).getAttribute('href');
  await page.goto(link!);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(link!);
  await expect(page.getByRole('heading', { name: 'Link not valid' })).toBeVisible();
  await signIn(page, email, newPassword);
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
});

test('security: changing a password requires the current one @full', async ({ page }) => {
  await createAccount(page, somebody());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('Wrong1password');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

test('tabs stay in sync: signing out in one signs out the others and empties what was typed there', async ({
  page,
  context,
}) => {
  await createAccount(page, somebody());
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();
  const third = await context.newPage();
  await third.goto('/contact');
  await third.getByLabel('Your Prayer Request').fill('For my son.');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(third.getByLabel('Your Prayer Request')).toHaveValue('');
});

test('a tab that had another site open when somebody signed out shows nothing of what was typed there', async ({
  page,
  context,
}) => {
  await createAccount(page);
  const away = await context.newPage();
  await away.goto('/contact');
  const field = away.getByLabel('Your Prayer Request');
  await field.fill('For my son.');
  await everythingLoaded(away);
  await away.goto('about:blank');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('You have been signed out successfully')).toBeVisible();
  await away.goBack();
  await everythingLoaded(away);
  await expect(field).toHaveValue('');
});

test('a tab that was still loading when another one signed out empties what was typed there', async ({
  page,
  context,
}) => {
  await createAccount(page, somebody());
  const signedOut = Promise.withResolvers<void>();
  const loading = await context.newPage();
  await loading.route(/\.js$/, async (route) => {
    await signedOut.promise;
    await route.continue();
  });
  await loading.goto('/contact', { waitUntil: 'commit' });
  await loading.getByLabel('Your Prayer Request').fill('For my son.');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('You have been signed out successfully')).toBeVisible();
  signedOut.resolve();
  await expect(loading.getByLabel('Your Prayer Request')).toHaveValue('');
  await expect(loading.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a user can download all data stored about them @full', async ({ page }) => {
  const email = somebody();
  await createAccount(page, email);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('berea.md');
  expect(await readFile(await file.path(), 'utf8')).toContain(`Account: ${email}`);
});

test('an account is deleted after entering its password, can no longer sign in, and another device says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = somebody();
  await createAccount(page, email);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn(other, email, password);
  await expect(other.getByText('Logged in successfully!')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong1password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await other.goto('/notes');
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await other.context().close();
  await signIn(page, email, password);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
});
