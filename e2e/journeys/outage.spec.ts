import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../journey.ts';
import { productData } from '../product.ts';
import { everythingLoaded, shellStarted } from '../rendered-page.ts';

const reader = () => path.join(productData()!, 'host/r/reader');

test.describe('the reader is unavailable', () => {
  test.beforeEach(async () => rename(reader(), `${reader()}.away`));
  test.afterEach(async () => rename(`${reader()}.away`, reader()).catch(() => undefined));

  test('home, settings and the header work, and the Bible recovers on retry without a reload', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Verse of the Day')).toBeVisible();
    // Before that, a link is one of the browser's.
    await shellStarted(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: /Read and study scripture/ }).click();
    await expect(page.getByRole('alert')).toContainText('This part of Berea could not be reached.');
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: /^Settings/ }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: /Read and study scripture/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await rename(`${reader()}.away`, reader());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Select a book and chapter to begin reading')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a reader address opened during the outage recovers as well @full', async ({ page }) => {
    await page.goto('/bible/john/3');
    await expect(page.getByRole('alert')).toContainText('This part of Berea could not be reached.');
    await rename(`${reader()}.away`, reader());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  });
});

for (const { what, address, files, shows } of [
  { what: 'the host of the remotes', address: '/bible/john/3', files: 'host', shows: 'John 3' },
  { what: 'a shared part', address: '/encyclopedia', files: String.raw`\d+`, shows: 'Encyclopedia' },
])
  test(`a page for which ${what} does not come says so, and recovers on retry without a reload`, async ({ page }) => {
    const file = new RegExp(String.raw`/shell/\w+/${files}\.\w+\.js$`);
    await page.route(file, (route) => route.abort());
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect(page.getByRole('alert')).toContainText('This part of Berea could not be reached.');
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

test('without a network a tap leaves the chapter, and works when the network is back', async ({ page, context }) => {
  await page.goto('/bible/john/3');
  await everythingLoaded(page);
  await context.setOffline(true);
  const verse = page.getByRole('group', { name: 'Verse 5', exact: true });
  await verse.click({ button: 'right' });
  await expect(page.getByText('What a verse offers could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText(/^Section headings/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verse).toBeVisible();
  await context.setOffline(false);
  await verse.click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
});

test('without the registry the shell still opens, and an unknown address shows the not-found page @full', async ({
  page,
}) => {
  await page.route('**/registry.json', (route) => route.abort());
  await page.goto('/no-such-page');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByText('Verse of the Day')).toBeVisible();
});
