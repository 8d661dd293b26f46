import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey.ts';

test('every text is listed with its origin, its licence and its use', async ({ page }) => {
  await page.goto('/sources');
  for (const kind of [
    'Bibles',
    'Dictionaries',
    'Words of the original',
    'Commentaries',
    'Cross-references',
    'Our own writing',
  ])
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeVisible();
  const kjv = page
    .getByRole('list', { name: 'Bibles' })
    .getByRole('listitem')
    .filter({ hasText: 'King James Version' });
  await expect(kjv).toContainText('31,102 verses');
  await expect(kjv).toContainText('Public domain');
  await expect(kjv.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(
    await page.locator('dt', { hasText: 'Licence' }).count(),
  );
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('Verse of the Day')).toBeVisible();
});

test('settings link to the sources @full', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sources and licences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeFocused();
});

test('a list that fails to load shows an error, and loads on retry @full', async ({ page }) => {
  await page.route('**/rest/v1/sources*', (route) => route.abort());
  await page.goto('/sources');
  await expect(page.getByRole('alert')).toContainText('The list of sources could not be loaded');
  await page.unroute('**/rest/v1/sources*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bibles' })).toBeVisible();
});

test('the sources page fits 320 px and has no accessibility violations @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sources');
  await expect(page.getByRole('heading', { level: 2, name: 'Bibles' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(
    (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    ),
  ).toEqual([]);
});
