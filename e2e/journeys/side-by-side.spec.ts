import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey.ts';

test('two versions are chosen by keyboard, stand verse by verse where numbers differ, and are left again', async ({
  page,
}) => {
  await page.goto('/bible/jonah/1');
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const second = page.getByRole('combobox', { name: 'Second version' });
  await second.press('Enter');
  await expect(second.getByRole('option', { name: 'Reina-Valera 1909' })).toBeVisible();
  await page.keyboard.type('Reina');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?with=spa-rv1909$/);
  await page.keyboard.press('Escape');
  const table = page.getByRole('table', { name: 'Jonah 1 in 2 versions' });
  const row = table.getByRole('row').filter({ hasText: 'Now the LORD had prepared a great fish' });
  await expect(row.getByRole('cell').last()).toContainText('Mas Jehová había prevenido un gran pez', {
    ignoreCase: true,
  });
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  const verse = row.getByRole('group', { name: 'Verse 17', exact: true });
  await verse.press('Enter');
  await expect(page.getByRole('menu', { name: 'Jonah 1:17' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verse).toBeFocused();
  await page.getByRole('button', { name: 'One version only' }).press('Enter');
  await expect(table).toBeHidden();
});

test('on a phone the versions of a verse are beneath each other @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bible/john/3?with=eng-web,spa-rv1909');
  const cells = page.getByRole('row').filter({ hasText: 'There was a man of the Pharisees' }).getByRole('cell');
  await expect(cells.last()).toContainText('Y HABÍA un hombre');
  const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
  expect(boxes.map((box) => box!.x)).toEqual([16, 16, 16]);
  expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
