import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { shellStarted } from '../rendered-page.ts';

const entryCall = '**/functions/v1/encyclopedia-entry';
const categoryCall = '**/functions/v1/encyclopedia-category';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the encyclopedia' });
const list = (page: Page, name: string) => page.getByRole('list', { name });
const offline = (page: Page) => page.getByText('Offline', { exact: true });

test('a user goes from home through a category to an entry, follows a link to another, and returns to the same list', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Explore biblical concepts/ }).click();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Key People/ })
    .click();
  await expect(heading(page, 'Key People')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Filter Key People' }).fill('abra');
  await expect(list(page, 'Key People').getByRole('link')).toHaveCount(1);
  await list(page, 'Key People').getByRole('link', { name: 'Abraham' }).click();
  await expect(heading(page, 'Abraham')).toBeFocused();
  await expect(page).toHaveURL(/\/encyclopedia\/entry\/Abraham$/);
  await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: 'Sarah' }).click();
  await expect(heading(page, 'Sarah')).toBeFocused();
  await page.getByRole('button', { name: 'Back to Key People' }).click();
  await expect(page.getByRole('searchbox', { name: 'Filter Key People' })).toHaveValue('abra');
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(heading(page, 'Encyclopedia')).toBeFocused();
});

for (const [category, title, name] of [
  ['people', 'Key People', 'Moses'],
  ['places', 'Important Places', undefined],
  ['books', 'Books of the Bible', 'Genesis'],
  ['theology', 'Theological Concepts', undefined],
  ['parables', "Jesus' Parables", undefined],
  ['miracles', "Jesus' Miracles", undefined],
] as const) {
  test(`${title} has a list with its own address`, { tag: category === 'people' ? [] : '@full' }, async ({ page }) => {
    await page.goto(`/encyclopedia/${category}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(list(page, title).getByRole('link').first()).toBeVisible();
    if (name) await expect(list(page, title).getByRole('link', { name, exact: true })).toBeVisible();
  });
}

test('an unknown category shows the not-found page @full', async ({ page }) => {
  await page.goto('/encyclopedia/angels');
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('Enter searches; the entry has its sections, its sources and its scriptures', async ({ page }) => {
  const sent = page.waitForRequest(entryCall);
  await page.goto('/encyclopedia');
  await search(page).fill('  Abraham ');
  await search(page).press('Enter');
  const request = await sent;
  expect([request.method(), request.postDataJSON(), request.headers()['authorization']]).toEqual([
    'POST',
    { term: 'Abraham' },
    `Bearer ${request.headers()['apikey']}`,
  ]);
  await expect(heading(page, 'Abraham')).toBeFocused();
  for (const title of ['Details', 'Original Language', 'Historical Context', 'Key Scriptures', 'Sources'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.locator('[lang=he]')).toHaveText(/[א-ת]/);
  await expect(offline(page)).toHaveCount(0);
  const scripture = page.getByRole('region', { name: 'Key Scriptures' }).getByRole('button').first();
  const dialog = page.getByRole('dialog', { name: (await scripture.textContent())! });
  await scripture.click();
  await expect(dialog.locator('[aria-current=true]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(scripture).toBeFocused();
  await page.getByRole('link', { name: /^Every verse with H/ }).click();
  await expect(page).toHaveURL(/\/concordance\/H\d+$/);
});

test('invalid input is not sent, and the field says why @full', async ({ page }) => {
  let calls = 0;
  await page.route(entryCall, (route) => (calls++, route.continue()));
  await page.goto('/encyclopedia');
  await search(page).fill(' x ');
  await search(page).press('Enter');
  await expect(page.getByText('Search term must be at least 2 characters')).toBeVisible();
  await search(page).fill('a'.repeat(300));
  await expect(page.getByText('200/200 characters')).toBeVisible();
  await page.goto(`/encyclopedia/entry/${'a'.repeat(201)}`);
  await expect(page.getByText('Search term must be less than 200 characters')).toBeVisible();
  expect(calls).toBe(0);
});

test('a cached entry opens offline, marked Offline with its date, from the list and from links', async ({
  page,
  context,
}) => {
  await page.goto('/encyclopedia/entry/Sarah');
  await shellStarted(page);
  await expect(page.getByRole('article', { name: 'Sarah' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Key People' }).click();
  await list(page, 'Key People').getByRole('link', { name: 'Abraham' }).click();
  await expect(page.getByRole('article', { name: 'Abraham' })).toBeVisible();
  await expect(offline(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Back to Key People' }).click();
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
  await list(page, 'Key People')
    .getByRole('link', { name: `Abraham saved ${today}` })
    .click();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText(`saved on this device ${today}`)).toBeVisible();
  await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: 'Sarah' }).click();
  await expect(heading(page, 'Sarah')).toBeVisible();
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(offline(page)).toHaveCount(0);
  await page.reload();
  await expect(offline(page)).toBeVisible();
});

test('a search reloads a cached entry; offline it says so and shows the cached copy @full', async ({
  page,
  context,
}) => {
  await page.goto('/encyclopedia/entry/Abraham');
  await expect(page.getByRole('article', { name: 'Abraham' })).toBeVisible();
  const fetched = page.waitForResponse(entryCall);
  await search(page).fill('abraham');
  await search(page).press('Enter');
  await fetched;
  await expect(page.getByRole('article', { name: 'Abraham' })).toBeVisible();
  await expect(offline(page)).toHaveCount(0);
  await context.setOffline(true);
  await search(page).fill('ABRAHAM');
  await search(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load entry' })).toContainText(
    'Please try again in a moment.',
  );
  await expect(offline(page)).toBeVisible();
});

test('an entry that fails to load shows an error, and loads on retry @full', async ({ page }) => {
  await page.route(entryCall, (route) => route.fulfill({ json: { error: 'out' } }));
  // With a query, the host leaves the entry to the browser.
  await page.goto('/encyclopedia/entry/Moses?from=elsewhere');
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load entry' })).toContainText(
    'Please try again in a moment.',
  );
  await page.unroute(entryCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Moses' })).toBeVisible();
});

test('a list that fails to load shows no toast, and loads on retry @full', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('The encyclopedia category'));
  await page.route(categoryCall, (route) => route.abort());
  // With a query, the host leaves the list to the browser.
  await page.goto('/encyclopedia/people?from=elsewhere');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await logged;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(categoryCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page, 'Key People')).toBeVisible();
});

test('back and forward move between entry, list and categories and restore the position @full', async ({ page }) => {
  await page.goto('/encyclopedia');
  await page.getByRole('link', { name: /^Books of the Bible/ }).click();
  const revelation = list(page, 'Books of the Bible').getByRole('link', { name: /^Revelation/ });
  await revelation.scrollIntoViewIfNeeded();
  await revelation.click();
  await expect(heading(page, 'Revelation')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(revelation).toBeInViewport();
  await page.goBack();
  await expect(heading(page, 'Encyclopedia')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Revelation')).toBeVisible();
});

test('category, filter, entry and link work with the keyboard alone @full', async ({ page }) => {
  await page.goto('/encyclopedia');
  await page.getByRole('link', { name: /^Key People/ }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Key People')).toBeFocused();
  await expect(list(page, 'Key People')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('mos');
  await page.keyboard.press('Tab');
  await expect(list(page, 'Key People').getByRole('link', { name: 'Moses' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Moses')).toBeFocused();
});

test('the hint stays dismissed @full', async ({ page }) => {
  await page.goto('/encyclopedia');
  await shellStarted(page);
  await page.getByRole('complementary', { name: 'How to use the encyclopedia' }).getByRole('button').click();
  await page.reload();
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  test(`categories, list and entry fit 320 px and have no accessibility violations, ${theme} @full`, async ({
    page,
  }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem('berea:settings', JSON.stringify({ theme, fontSize: 'large' })),
      theme,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [at, ready] of [
      ['/encyclopedia', 'Categories'],
      ['/encyclopedia/theology', 'Breadcrumb'],
      ['/encyclopedia/entry/Abraham', 'Breadcrumb'],
    ] as const) {
      await page.goto(at);
      await expect(page.getByRole('navigation', { name: ready })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(
        (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
        ),
      ).toEqual([]);
    }
  });
}
