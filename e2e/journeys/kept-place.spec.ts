import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { everythingLoaded } from '../rendered-page.ts';

const verse = (page: Page, number: number) => page.getByRole('group', { name: `Verse ${number}`, exact: true });
/** How far below the top of the window a verse begins. */
const topOf = (page: Page, number: number) =>
  verse(page, number).evaluate((element) => element.getBoundingClientRect().top);

/** Reads a verse: it is below the bar, and the page is left alone for a moment, as somebody does who reads. */
async function read(page: Page, number: number): Promise<number> {
  await everythingLoaded(page);
  await verse(page, number).evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 70, behavior: 'instant' });
  });
  await page.waitForTimeout(300);
  return topOf(page, number);
}
const isAt = (page: Page, number: number, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page, number).catch(() => Infinity)) - top)).toBeLessThan(3);
/** Follows a link of the header without scrolling to it, as from the bar of a phone. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name })
    .first()
    .evaluate((link: HTMLElement) => link.click());
const toEncyclopedia = async (page: Page) => {
  await follow(page, 'Encyclopedia');
  await expect(page.getByRole('heading', { level: 1, name: 'Encyclopedia' })).toBeVisible();
};

test('a verse is where it was after Back, after a reload, and in another version', async ({ page }) => {
  await page.goto('/bible/psalms/119');
  let top = await read(page, 77);
  await toEncyclopedia(page);
  await page.goBack();
  await isAt(page, 77, top);
  await page.reload();
  await isAt(page, 77, top);
  await everythingLoaded(page);
  await page.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'World English Bible · Modern English' });
  await expect(page.locator('section[data-version="eng-web"]')).toBeVisible();
  await isAt(page, 77, top);
  top = await read(page, 120);
  await toEncyclopedia(page);
  await page.goBack();
  await isAt(page, 120, top);
  await page.reload();
  await isAt(page, 120, top);
});

test('a verse stays where it is when the text gets larger @full', async ({ page }) => {
  await page.goto('/bible/psalms/119');
  const top = await read(page, 77);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('radio', { name: 'Large' }).check();
  await isAt(page, 77, top);
});

test('an address with a verse shows it; after Back one is where one read @full', async ({ page }) => {
  await page.goto('/bible/psalms/119/16');
  await expect(verse(page, 16)).toBeInViewport();
  const top = await read(page, 100);
  await toEncyclopedia(page);
  await page.goBack();
  await isAt(page, 100, top);
  await page.waitForTimeout(1_000);
  await isAt(page, 100, top);
  await page.goto('/bible/psalms/119/16');
  await expect(verse(page, 16)).toBeInViewport();
});

test('long lists are where they were after Back and a reload @full', async ({ page }) => {
  for (const address of ['/encyclopedia/people', '/concordance/love', '/search?q=faith']) {
    await page.goto(address);
    await everythingLoaded(page);
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
    await page.waitForTimeout(300);
    const y = await page.evaluate(() => scrollY);
    expect(y, address).toBeGreaterThan(1_000);
    await follow(page, 'Studies');
    await expect(page.getByText('Personalized Study Generator')).toBeVisible();
    await page.goBack();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y), address).toBeLessThan(200);
    await page.reload();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y), address).toBeLessThan(200);
  }
});
