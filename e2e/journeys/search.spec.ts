import { expect, test } from '../journey.ts';

test('a phrase is found, narrowed to a book by its bar, and read in its chapter', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Words or a phrase' }).fill('"eternal life"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '"eternal life" — 26 verses' })).toBeVisible();
  await page.getByTitle('John: 6 verses', { exact: true }).click();
  await expect(page).toHaveURL(/book=john/);
  const verses = page.getByRole('list', { name: 'Verses' }).getByRole('link');
  await expect(verses).toHaveCount(6);
  await expect(verses.first().locator('mark')).toHaveText('eternal life');
  await verses.first().click();
  await expect(page).toHaveURL(/\/bible\/john\/3\/15/);
  await page.goBack();
  await expect(verses).toHaveCount(6);
});

test('words near one another, in another version @full', async ({ page }) => {
  await page.goto('/search?q=faith+works');
  await expect(page.getByRole('heading', { name: /^faith works — \d+ verses$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'How near the words are' }).selectOption({ label: 'Within 3 words' });
  await expect(page).toHaveURL(/near=3/);
  await page.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'World English Bible · Modern English' });
  await expect(page).toHaveURL(/version=eng-web/);
  await expect(page.getByText('In the World English Bible, in any form of the words.')).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: 'Verses' })
      .getByRole('link', { name: /^James 2:/ })
      .first(),
  ).toBeVisible();
});

test('what the version that is read does not have is shown from another, or is answered', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('textbox', { name: 'Words or a phrase' });
  await field.fill('love is patient and kind');
  await field.press('Enter');
  await expect(page.getByText('No verse of the King James Version has love is patient and kind.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the World English Bible — 1 verse' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^1 Corinthians 13:4/ })).toBeVisible();

  await field.fill('money worries');
  await field.press('Enter');
  const passages = page.getByRole('region', { name: 'Passages on money worries' });
  await passages.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bible\//);
});
