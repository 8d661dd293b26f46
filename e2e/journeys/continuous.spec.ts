import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey.ts';

test('chapters follow one another while scrolling, the address with them, and the one before comes without a jump', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/bible/john/3');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Continuous scrolling/ }).check();
  await page.keyboard.press('Escape');
  const three = page.getByRole('heading', { level: 2, name: 'John 3', exact: true });
  const earlier = page.getByRole('button', { name: 'Show John 2 above' });
  await expect(earlier).toBeVisible();
  const above = await three.boundingBox();
  await earlier.click();
  await expect(page.getByRole('heading', { level: 2, name: 'John 2', exact: true })).toBeFocused();
  expect(Math.abs((await three.boundingBox())!.y - above!.y)).toBeLessThanOrEqual(2);

  const four = page.getByRole('region', { name: 'John 4', exact: true });
  await three.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 1500);
    await expect(page).toHaveURL(/\/bible\/john\/4$/, { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveTitle(/^John 4,/);
  await expect(page.getByRole('button', { name: 'John 4, book and chapter' })).toBeVisible();
  await four.getByRole('group', { name: 'Verse 5', exact: true }).click({ button: 'right' });
  await page.getByRole('menu', { name: 'John 4:5' }).getByRole('menuitem', { name: 'Cross-references' }).click();
  await expect(page.getByRole('complementary', { name: 'Cross-references of John 4:5' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'John 4', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
