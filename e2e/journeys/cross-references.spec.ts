import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hold } from '../touch.ts';

/** Beside the text in a wide window, a dialog on a phone. */
const panel = (page: Page) => page.getByRole('complementary', { name: /^Cross-references of / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cross-references' });
const reference = (page: Page, name: string) =>
  panel(page)
    .or(dialog(page))
    .getByRole('link', { name: new RegExp(`^${name} `) });
const read = (page: Page) => page.getByRole('link', { name: 'Read in its chapter' }).click();

test('by mouse: a cross-reference opens another verse, and Back returns @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  await page.getByRole('group', { name: 'Verse 16', exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Cross-references' }).click();
  await expect(panel(page).getByRole('link').first()).toHaveText(/^1 John 4:9In this was manifested the love of God/);
  await expect(panel(page).getByText('Cross-references: TextTree.org, MIT licence.')).toBeVisible();
  await reference(page, 'Romans 5:8').click();
  await read(page);
  await expect(page).toHaveURL(/\/bible\/romans\/5\/8\b/);
  await expect(page.locator('[data-verse="8"][data-target]').first()).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
});

test('by keyboard: X opens the cross-references, Enter follows one, and Escape closes them and restores the focus @full', async ({
  page,
}) => {
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.press('x');
  await expect(reference(page, '1 John 4:9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verse).toBeFocused();
  await page.keyboard.press('x');
  await reference(page, 'Genesis 22:12').press('Enter');
  await read(page);
  await expect(page.getByRole('heading', { name: 'Genesis 22', exact: true })).toBeVisible();
});

test('a cross-reference may lead to a verse of the same chapter @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  await page.getByRole('group', { name: 'Verse 16', exact: true }).press('x');
  await reference(page, 'John 3:36').click();
  await read(page);
  await expect(page.locator('[data-verse="36"][data-target]').first()).toBeInViewport();
});

test('cross-references are shown in the selected version @full', async ({ page }) => {
  await page.goto('/bible/john/3?version=spa-rv1909');
  await page.getByRole('group', { name: 'Versículo 16', exact: true }).press('x');
  await expect(reference(page, 'Romans 5:8')).toContainText('Mas Dios encarece su caridad para con nosotros');
  await reference(page, 'Romans 5:8').click();
  await read(page);
  await expect(page.locator('[data-verse="8"]').first()).toContainText('Mas Dios encarece su caridad');
});

test('cross-references that fail to load show an error, and load on retry @full', async ({ page }) => {
  await page.route('**/functions/v1/cross-references?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'no' } }),
  );
  await page.goto('/bible/john/3');
  await page.getByRole('group', { name: 'Verse 16', exact: true }).press('x');
  await expect(panel(page).getByText('Failed to load cross-references. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(reference(page, '1 John 4:9')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a long press opens the menu, and a tap follows a reference', async ({ page }) => {
    await page.goto('/bible/psalms/23');
    const box = (await page.getByRole('group', { name: /^Verse 1\b/ }).boundingBox())!;
    await hold(page, { x: box.x + 60, y: box.y + 12 }, 900);
    await page.getByRole('menuitem', { name: 'Cross-references' }).tap();
    await reference(page, 'John 10:11').tap();
    await expect(page).toHaveURL(/\/bible\/john\/10\/11\b/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
