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
