import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey.ts';

test('a tapped word shows the Greek, marks the same word in the chapter, and leads to its other places and back', async ({
  page,
}) => {
  await page.goto('/bible/john/3');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Original words/ }).check();
  await page.keyboard.press('Escape');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.scrollIntoViewIfNeeded();
  const word = await verse.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = (walker.currentNode as Text).data.indexOf('world');
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 5);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return undefined;
  });
  await page.mouse.click(word!.x, word!.y);
  const panel = page.getByRole('complementary', { name: 'Original words of John 3:16' });
  await expect(panel.getByText('κόσμος', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'the world', pressed: true })).toBeVisible();
  await expect(panel.getByText(/^3 verses in this chapter, /)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('same-root') ?? [])].map((range) => range.toString())))
    .toContain('world');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await panel.getByRole('link', { name: /G2889 every verse with this word/ }).click();
  await expect(page).toHaveURL(/\/concordance\/G2889$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/bible\/john\/3\/16$/);
  await expect(verse).toBeInViewport();
});

test('by keyboard: O on a verse, a word, and Escape back to the verse @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 1', exact: true });
  await verse.press('o');
  const panel = page.getByRole('complementary', { name: 'Original words of John 3:1' });
  await panel.getByRole('button', { name: 'Nicodemus' }).press('Enter');
  await expect(panel.getByText('Νικόδημος', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(verse).toBeFocused();
});
