import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { overviewButton } from '../reader.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** What the page has asked functions for by address, with how long it may be kept. */
function watchReads(page: Page) {
  const reads: { name: string; kept: string | undefined }[] = [];
  page.on('response', (response) => {
    const name = /\/functions\/v1\/([a-z-]+)\?input=/.exec(response.url())?.[1];
    if (name) reads.push({ name, kept: response.headers()['cache-control'] });
  });
  return reads;
}

test('what everybody gets may be kept for a week, whatever part of the reader asks for it', async ({ page }) => {
  const reads = watchReads(page);
  // The host does not render what a query asks for.
  await page.goto('/bible/john/3?plan');
  await (await overviewButton(page)).click();
  await expect(page.getByRole('dialog').getByText('Key Themes')).toBeVisible();
  await page.keyboard.press('Escape');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.press('x');
  await page
    .getByRole('complementary', { name: 'Cross-references of John 3:16' })
    .getByRole('link', { name: /^Romans 5:8/ })
    .click();
  await page.getByRole('button', { name: 'Original words' }).click();
  await page.getByRole('button', { name: 'commendeth' }).click();
  await expect(page.getByText(/^1 verse in this chapter, \d+ verses/)).toBeVisible();
  await page.goto('/concordance');
  await page.getByRole('textbox', { name: 'Word' }).fill('hyssop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Exodus 12:22 / }).click();
  await expect(page.getByRole('dialog', { name: 'Exodus 12:22' }).getByText('אֵזוֹב')).toBeVisible();
  const asked = new Set(reads.map(({ name }) => name));
  expect([...asked].toSorted()).toEqual([
    'bible-chapter',
    'book-overview',
    'chapter-context',
    'concordance-search',
    'cross-references',
    'strongs-search',
    'verse-detail',
  ]);
  for (const read of reads) expect(read.kept, read.name).toBe('public, max-age=604800, immutable');
});

test('a chapter that was read is not asked for again, not even by another page', async ({ page, context }) => {
  const open = async (tab: Page) => {
    await tab.goto('/bible/john/3?plan');
    await expect(tab.getByText('For God so loved the world')).toBeVisible();
    return await tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          ({ name }) =>
            decodeURIComponent(name).includes('bible-chapter?input={"bibleId"') &&
            decodeURIComponent(name).includes('"chapter":3'),
        )
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
  };
  expect(await open(page)).toEqual([expect.any(Number)]);
  expect(await open(await context.newPage())).toEqual([0]);
});
