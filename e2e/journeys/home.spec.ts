import { expect, test } from '../journey.ts';

test('the home page shows the title, the tagline and the link to the Bible', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your tool for deep scriptural exploration')).toBeVisible();
  await page.getByRole('link', { name: /Read and study scripture/ }).click();
  await expect(page).toHaveURL(/\/bible$/);
  expect(problems).toEqual([]);
});

test('on a phone the install card lies over no other part of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('complementary', { name: 'Get the App!' });
  await expect(page.getByText('Loading...')).toBeHidden();
  const [first, last] = await Promise.all([
    card.boundingBox(),
    page.getByRole('link', { name: /^Settings/ }).boundingBox(),
  ]);
  expect(first!.y).toBeGreaterThanOrEqual(last!.y + last!.height);
});

test('a wide header says its words, and on a phone the home page leads to the prayer request @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Search, contact and account' });
  for (const word of ['Contact', 'Sign in']) await expect(ways.getByText(word, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ways.getByText('Contact', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Write to us, or send a prayer request' }).click();
  await expect(page.getByRole('heading', { name: 'Submit a Prayer Request' })).toBeVisible();
});

test('the verse of the day is as large as the text that was chosen @full', async ({ page }) => {
  const sizes: number[] = [];
  for (const size of ['Small', 'Medium', 'Large']) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: size }).check();
    await expect(page.locator('html')).toHaveAttribute('data-font-size', size.toLowerCase());
    await page.goto('/');
    const verse = page.getByRole('blockquote');
    await expect(verse).toBeVisible();
    sizes.push(await verse.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)));
  }
  expect(sizes[0]).toBeLessThan(sizes[1]! * 0.95);
  expect(sizes[2]).toBeGreaterThan(sizes[1]! * 1.05);
});
