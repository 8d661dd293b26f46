import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../journey.ts';
import { productData } from '../product.ts';
import { everythingLoaded } from '../rendered-page.ts';

/**
 * One sentence of each kind, for each place it may be typed: the form, its field, its button, and the address where
 * help is shown.
 */
const typed = [
  {
    kind: 'self-harm',
    form: '/question',
    field: 'Your question',
    button: 'Get Verses',
    text: 'i want to kill myself tonight',
    help: '/question/help',
  },
  {
    kind: 'abuse',
    form: '/apologetics',
    field: 'Objection or question',
    button: 'Search',
    text: 'my husband hits me and says i must submit',
    help: '/apologetics/help',
  },
  {
    kind: 'violence',
    form: '/encyclopedia',
    field: 'Search the encyclopedia',
    button: 'Search',
    text: 'i want to kill my brother',
    help: '/encyclopedia/help',
  },
  {
    kind: 'medical',
    form: '/guided-studies',
    field: 'What would you like to study?',
    button: 'Generate My Study',
    text: 'should i stop taking my antidepressants',
    help: '/guided-studies/help',
  },
] as const;

const help = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
const services = (page: Page) => page.getByRole('list', { name: 'People who can help' }).getByRole('listitem');

/** Everything the browser stores for this site, as text. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      cached,
      databases,
      history.state,
      location.href,
    ]);
  });

for (const [index, { kind, form, field, button, text, help: address }] of typed.entries()) {
  const tag = index === 0 ? [] : '@full';
  test(
    `security: ${kind}, by keyboard on a phone: help comes first, and the typed text is stored nowhere`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await page.goto(form);
      await page.getByRole('textbox', { name: field }).focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');

      await expect(help(page).getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByRole('combobox', { name: 'Services in' }).selectOption({ label: 'United States' });
      await expect(help(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      expect(await services(page).count()).toBeGreaterThan(1);
      await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toHaveCount(kind === 'abuse' ? 1 : 0);
      // Nothing overflows a small screen.
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

      const kept = await keptByBrowser(page);
      for (const word of text.split(' ').filter(({ length }) => length > 4)) expect(kept).not.toContain(word);
      expect(addresses.filter((each) => /[?]q=|topic=|entry/.test(each))).toEqual([]);
      await expect(page).not.toHaveTitle(new RegExp(text));

      // Back returns to the form, which is empty; forward does not restore the text.
      await page.goBack();
      await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
      await page.goForward();
      await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
    },
  );
}

test('on a small phone, the emergency number is on the first screen, wherever the form was scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/question');
  await page.getByRole('textbox', { name: 'Your question' }).fill('i want to kill myself tonight');
  await page.getByRole('button', { name: 'Get Verses' }).click();
  const emergency = help(page).getByRole('link', { name: /^Call/ }).first();
  await expect(emergency).toBeInViewport({ ratio: 1 });
  await expect(help(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    services(page)
      .first()
      .getByRole('link', { name: /^(Call|Text)/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

test('the card has labels of its own, its verses in their sections, and a prayer at the end @full', async ({
  page,
}) => {
  await page.goto(`/question?q=${encodeURIComponent('i want to kill myself tonight')}`);
  const card = page.getByRole('article', { name: 'What may help' });
  await expect(card.getByRole('heading', { level: 3 }).last()).toHaveText('A prayer');
  const passage = card.getByRole('figure').filter({ hasText: 'Acts 16:28' });
  await expect(passage).toContainText('Do thyself no harm');
  await expect(page.getByText(/Summary Answer|Putting It All Together|^Checked$/)).toHaveCount(0);
  // A verse opens over the page, so that nobody loses it.
  await passage.getByRole('button', { name: 'Acts 16:28' }).click();
  await expect(page.getByRole('dialog')).toContainText('Do thyself no harm');
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeVisible();
});

test('security: an address that contains the typed text is cleaned at once', async ({ page }) => {
  await page.goto(`/question?q=${encodeURIComponent('my stepdad touches me at night')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/question\/help$/);
  await page.reload();
  await expect(page).toHaveURL(/\/question$/);
  expect(await keptByBrowser(page)).not.toContain('stepdad');
});

test('three letters are enough: the form accepts “kms” @full', async ({ page }) => {
  await page.goto('/question');
  await page.getByRole('textbox', { name: 'Your question' }).fill('kms');
  await page.getByRole('button', { name: 'Get Verses' }).click();
  await expect(page).toHaveURL(/\/question\/help$/);
  await expect(help(page)).toBeVisible();
});

test('a single sensitive word gets its ordinary answer, with a strip of help above it that opens @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/question');
  await page.getByRole('textbox', { name: 'Your question' }).fill('what does the bible say about suicide');
  await page.getByRole('button', { name: 'Get Verses' }).click();
  await expect(help(page)).toBeVisible();
  // The answer begins on the first screen, and the emergency number is above it.
  await expect(page.getByRole('heading', { level: 2, name: 'Summary Answer' })).toBeInViewport({ ratio: 1 });
  await expect(help(page).getByRole('link', { name: /^Call/ }).first()).toBeInViewport({ ratio: 1 });
  await page.getByText('More help').click();
  await expect(services(page).first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('help is shown without a network', async ({ page, context }) => {
  await page.goto('/question');
  await everythingLoaded(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('i want to end my life');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get Verses' }).click();
  await expect(help(page).getByRole('heading', { level: 1 })).toBeFocused();
  expect(await services(page).count()).toBeGreaterThan(0);
  await context.setOffline(false);
  // The rest loads automatically when the network is back.
  await expect(page.getByRole('article')).toBeVisible();
});

test('security: a user who is being watched can leave the page quickly, and Back does not return to it', async ({
  page,
}) => {
  await page.route('https://www.google.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Search</title><h1>A search page</h1>' }),
  );
  await page.goto('/');
  await page.goto('/question');
  await page.getByRole('textbox', { name: 'Your question' }).fill('my wife beats me');
  await page.getByRole('button', { name: 'Get Verses' }).click();
  const leave = page.getByRole('button', { name: 'Leave this page quickly' });
  await page.getByRole('heading', { name: 'A prayer' }).scrollIntoViewIfNeeded();
  await expect(leave).toBeInViewport({ ratio: 1 });
  await leave.click();
  await expect(page.getByRole('heading', { name: 'A search page' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
});

test('security: the typed text is in no file of the server: no log, no table, no outbox', async ({ page }) => {
  const data = productData();
  test.skip(data === undefined, 'The product was not started by this run: its data folder is unknown.');
  const name = 'Zerubbabelina';
  for (const address of [`/question?q=my+husband+${name}+hits+me`, `/apologetics?q=my+husband+${name}+hits+me`]) {
    await page.goto(address);
    await expect(help(page)).toBeVisible();
  }
  const files = (await readdir(data!, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const holding: string[] = [];
  for (const file of files) {
    const whole = path.join(file.parentPath, file.name);
    if ((await readFile(whole)).includes(name)) holding.push(whole);
  }
  expect(holding).toEqual([]);
});

test('help can be printed with its phone numbers and without its buttons @full', async ({ page }) => {
  await page.goto(`/question?q=${encodeURIComponent('my boyfriend chokes me')}`);
  await page.getByRole('combobox', { name: 'Services in' }).selectOption({ label: 'United Kingdom' });
  await page.emulateMedia({ media: 'print' });
  await expect(help(page).getByRole('link', { name: 'Call 999' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toBeHidden();
});
