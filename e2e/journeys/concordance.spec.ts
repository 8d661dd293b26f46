import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { everythingLoaded } from '../rendered-page.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Word' });
const card = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const verse = (page: Page, reference: string) => page.getByRole('button', { name: new RegExp(`^${reference} `) });
const dialog = (page: Page, reference: string) => page.getByRole('dialog', { name: reference });
const references = (page: Page) => page.getByRole('listitem').locator('button > span:first-child').allTextContents();

async function lookFor(page: Page, word: string) {
  await field(page).fill(word);
  await field(page).press('Enter');
}

test('a user searches a word, sees how often and where it occurs, and sees it emphasised', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Concordance' }).click();
  await lookFor(page, '  love ');
  await expect(card(page, 'love — 310 occurrences in 280 verses')).toBeVisible();
  await expect(page).toHaveURL(/\/concordance\/love$/);
  expect((await references(page))[0]).toBe('Genesis 27:4');
  await expect(verse(page, 'Genesis 27:4').locator('mark')).toHaveText('love');
  await page.getByText('How this was counted').click();
  await expect(page.getByText("possessives apart (“love's” has 1 occurrence in 1 verse of its own)")).toBeVisible();
});

for (const [index, [word, count]] of [
  ['grace', '170 occurrences in 159 verses'],
  ['faith', '247 occurrences in 231 verses'],
  ['charity', '28 occurrences in 24 verses'],
  ['eternity', '1 occurrence in 1 verse'],
  ['Alleluia', '4 occurrences in 4 verses'],
].entries()) {
  test(`"${word}" shows ${count}`, { tag: index ? '@full' : [] }, async ({ page }) => {
    await page.goto(`/concordance/${word}`);
    await expect(card(page, `${word} — ${count}`)).toBeVisible();
  });
}

test('back and forward move between searches @full', async ({ page }) => {
  await page.goto('/concordance');
  await lookFor(page, 'grace');
  await expect(card(page, /^grace —/)).toBeFocused();
  await lookFor(page, 'hope');
  await expect(card(page, /^hope —/)).toBeVisible();
  await page.goBack();
  await expect(card(page, /^grace —/)).toBeVisible();
  await expect(field(page)).toHaveValue('grace');
  await page.goForward();
  await expect(card(page, /^hope —/)).toBeVisible();
});

test('a word with 24,091 verses scrolls from Genesis to Revelation, and only nearby rows are rendered', async ({
  page,
}) => {
  await page.goto('/concordance');
  await lookFor(page, 'the');
  await expect(card(page, /^the — 6\d,\d{3} occurrences in 24,091 verses$/)).toBeVisible();
  await expect(verse(page, 'Genesis 1:1')).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  // Rows are measured as they are rendered, so reaching the end of the list takes a few steps.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(verse(page, 'Revelation 22:21')).toBeInViewport({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  await page.getByRole('button', { name: /^New Testament/ }).click();
  await expect(verse(page, 'Matthew 1:1')).toBeVisible();
});

test('results can be narrowed to a testament and to a book, also through the address @full', async ({ page }) => {
  await page.goto('/concordance/love');
  await page.getByRole('button', { name: /^New Testament/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /^Showing \d+ of 280 verses: New Testament$/ }),
  ).toBeVisible();
  expect((await references(page))[0]).toBe('Matthew 5:43');
  const book = page.getByRole('combobox', { name: 'Book' });
  await book.click();
  await book.getByRole('option', { name: /^John \(/ }).click();
  await expect(page).toHaveURL(/\/concordance\/love\?book=john$/);
  await page.reload();
  await expect(verse(page, 'John 5:42')).toBeVisible();
  expect((await references(page)).every((reference) => /^John \d+:\d+$/.test(reference))).toBe(true);
});

test('a verse opens word by word, and a word links to every verse that contains it', async ({ page }) => {
  await page.goto('/concordance/loved?book=john');
  await verse(page, 'John 3:16').click();
  const words = dialog(page, 'John 3:16').getByRole('list', { name: 'Words of the verse' });
  await expect(words).toContainText('ἀγαπάω');
  await expect(words).toContainText(/verb/);
  await words.getByRole('link', { name: 'G25 every verse with this word' }).click();
  await expect(page).toHaveURL(/\/concordance\/G25$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, /^ἀγαπάω \(G25\) — \d+ occurrences in \d+ verses$/)).toBeVisible();
  await page.goBack();
  await expect(card(page, /^loved —/)).toBeVisible();
  await page.goto('/concordance/g0025');
  await expect(card(page, /^ἀγαπάω \(G25\) —/)).toBeVisible();
});

test('a verse of the Hebrew Bible shows its words in Hebrew @full', async ({ page }) => {
  await page.goto('/concordance/shepherd?book=psalms');
  await verse(page, 'Psalms 23:1').click();
  await expect(dialog(page, 'Psalms 23:1').locator('[lang=he]').first()).toHaveText(/[\u05d0-\u05ea]/);
});

test('search, list, dialog and closing work with the keyboard alone, and the focus is restored', async ({ page }) => {
  await page.goto('/concordance');
  await field(page).focus();
  await page.keyboard.type('charity');
  await page.keyboard.press('Enter');
  await expect(card(page, /^charity —/)).toBeFocused();
  await verse(page, '1 Corinthians 8:1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(verse(page, '1 Corinthians 13:1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, '1 Corinthians 13:1').getByRole('list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(verse(page, '1 Corinthians 13:1')).toBeFocused();
});

test('a verse opens in the reader, and Back restores the position in the list @full', async ({ page }) => {
  await page.goto('/concordance/love');
  const read = page.getByRole('link', { name: 'Read John 13:34 in its chapter' });
  await read.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await read.click();
  await expect(page).toHaveURL(/\/bible\/john\/13\/34$/);
  // Waits until the verse has been found and its emphasis is over.
  await expect(page.locator('[data-target]').first()).toBeInViewport();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  await page.goBack();
  await expect(read).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200);
});

test('a word that does not occur is not an error, and similar words are offered @full', async ({ page }) => {
  await page.goto('/concordance/trinity');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByText('No occurrences of "trinity" were found in the KJV Bible.')).toBeVisible();
  await lookFor(page, 'grase');
  await page.getByRole('link', { name: /^grace/ }).click();
  await expect(card(page, 'grace — 170 occurrences in 159 verses')).toBeVisible();
});

test('input that is not a word is not sent, and the field says why @full', async ({ page }) => {
  await page.goto('/concordance');
  await lookFor(page, 'x');
  await expect(page.getByText('Search term must be at least 2 characters')).toBeVisible();
  await lookFor(page, 'love one');
  await expect(page.getByText('Please enter a single word without spaces or special characters')).toBeVisible();
  await expect(page).toHaveURL(/\/concordance$/);
});

test('a search and a verse that fail to load show an error, and load on retry @full', async ({ page, context }) => {
  await page.goto('/concordance');
  // Everything the search needs is there, before the network is gone.
  await everythingLoaded(page);
  await context.setOffline(true);
  await lookFor(page, 'love');
  await expect(page.getByText('Search failed')).toBeVisible();
  await expect(page.getByText('Failed to search the concordance. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(card(page, /^love —/)).toBeVisible();

  await page.route('**/functions/v1/verse-detail?*', (route) => route.abort());
  await verse(page, 'Genesis 27:4').click();
  await expect(page.getByText('Failed to load verse details')).toBeVisible();
  await page.unroute('**/functions/v1/verse-detail?*');
  await dialog(page, 'Genesis 27:4').getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page, 'Genesis 27:4').getByRole('list')).toBeVisible();
});

test.describe('by touch on a small screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a verse opens and closes, and nothing is wider than the screen @full', async ({ page }) => {
    await page.goto('/concordance/grace');
    await verse(page, 'Genesis 6:8').tap();
    await expect(dialog(page, 'Genesis 6:8').getByRole('list')).toBeVisible();
    await dialog(page, 'Genesis 6:8').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('the results and the words of a verse have no accessibility violations @full', async ({ page }) => {
  await page.goto('/concordance/charity');
  await expect(card(page, /^charity —/)).toBeVisible();
  const violations = async () =>
    (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    );
  expect(await violations()).toEqual([]);
  await verse(page, '1 Corinthians 13:1').click();
  await expect(dialog(page, '1 Corinthians 13:1').getByRole('list')).toBeVisible();
  expect(await violations()).toEqual([]);
});
