import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey.ts';
import { shellStarted } from '../rendered-page.ts';

test('a footnote of the translators is read by mouse and by keyboard, also of a verse that is left out', async ({
  page,
}) => {
  await page.goto('/bible/acts/8?version=eng-web');
  await shellStarted(page);
  await expect(page.getByRole('group', { name: 'Verse 37' })).toBeVisible();
  const mark = page.getByRole('button', { name: 'Footnote on verse 37' });
  await mark.click();
  const note = page.getByRole('dialog', { name: 'Footnote on verse 37' });
  await expect(note).toBeFocused();
  await expect(note).toContainText('TR adds');
  await expect(note).toContainText('Textus Receptus');
  expect((await new AxeBuilder({ page }).include('[popover]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(note).toBeHidden();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Footnotes of the translators/ }).uncheck();
  await expect(mark).toBeHidden();
});
