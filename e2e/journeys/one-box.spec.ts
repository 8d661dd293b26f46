import { expect, test } from '../journey.ts';

const box = 'Search, or go to a reference';

for (const [typed, url] of [
  ['1 cor 13', /\/bible\/1-corinthians\/13$/],
  ['hyssop', /\/concordance\/hyssop$/],
  ['living water', /\/search\?q=living(?:%20|\+)water$/],
  ['Nicodemus', /\/encyclopedia\/entry\/Nicodemus$/],
  ['who killed Goliath?', /\/question\?q=who/],
] as const)
  test(
    `the one box leads from “${typed}” to where it belongs`,
    { tag: typed === 'living water' ? [] : '@full' },
    async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('link', { name: box }).waitFor();
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: box });
      // At once: the code of the box may still be on its way.
      await page.keyboard.type(typed);
      await expect(field).toHaveValue(typed);
      if (typed === 'Nicodemus')
        // The names of the entries are there: the likeliest is first.
        await expect(page.getByRole('option').first()).toHaveText(/^Nicodemus\s*Encyclopedia/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(field).toBeHidden();
    },
  );

test('what was looked for lately is offered by tap, and forgotten for good', async ({ page }) => {
  await page.goto('/nowhere-at-all');
  await page.getByRole('link', { name: box }).click();
  await page.getByRole('combobox', { name: box }).fill('living water');
  await page.getByRole('option', { name: /^living water\s*Search/ }).click();
  await expect(page.getByRole('list', { name: 'Verses' })).toBeVisible();
  await page.getByRole('link', { name: box }).click();
  await page
    .getByRole('listbox', { name: 'Lately' })
    .getByRole('option', { name: /^living water/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('link', { name: box }).click();
  await page.getByRole('button', { name: 'Forget these' }).click();
  await page.reload();
  await page.getByRole('link', { name: box }).click();
  await expect(page.getByRole('combobox', { name: box })).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
});
