import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const pasted = `Paul wrote, "For all have sinned, and come short of the glory of God" (Romans 3:23).
“The LORD is my shepherd, I lack nothing” (Ps 23:1). "For God so loved the church" (John 3:16).
"Thou shalt steal" (Exodus 20:15). "Jesus wept here today" (John 99:1). The Bible says, "God helps those who help themselves."`;
const examine = async (page: Page, text = pasted) => {
  await page.goto('/examine');
  await page.getByRole('textbox', { name: 'The text' }).fill(text);
  await page.getByRole('button', { name: 'Examine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What was found' })).toBeFocused();
};
const quotation = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Quotations' }).getByRole('listitem').filter({ hasText: text });

test('a text is examined: each quotation and each reference is judged, and its context is one click away', async ({
  page,
}) => {
  await page.goto('/question');
  await page.getByRole('link', { name: 'Check its quotations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Examine a Text' })).toBeVisible();
  await examine(page);
  await expect(quotation(page, 'For all have sinned')).toContainText(
    'Romans 3:23, word for word in: King James Version',
  );
  await expect(quotation(page, 'my shepherd')).toContainText('Another wording');
  await expect(quotation(page, 'church')).toContainText('Altered');
  await expect(quotation(page, 'steal')).toContainText('It leaves out “not”.');
  await expect(quotation(page, 'God helps those')).toContainText('Not in the Bible: a saying');
  await expect(page.getByText('John 99:1 does not exist.')).toBeVisible();
  await quotation(page, 'church').getByRole('button', { name: 'John 3:16' }).click();
  await expect(page.getByRole('dialog', { name: 'John 3:16' }).locator('[aria-current=true]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(pasted);
});

test('security: what is pasted is neither in the address nor in any store, and is gone after a reload', async ({
  page,
}) => {
  await examine(page);
  await expect(page).toHaveURL(/\/examine$/);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'shepherd',
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue('');
});

test('a failure keeps the text @full', async ({ page }) => {
  await page.route('**/functions/v1/examine', (route) => route.abort());
  await page.goto('/examine');
  await page.getByRole('textbox', { name: 'The text' }).fill(pasted);
  await page.getByRole('button', { name: 'Examine' }).click();
  await expect(page.getByText('Unable to examine the text')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(pasted);
});

test('the report fits 320 px and has no accessibility violations @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await examine(page, `${pasted} “${'Mahershalalhashbaz'.repeat(8)} is the name of this one” (Isaiah 8:3).`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(
    (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    ),
  ).toEqual([]);
});
