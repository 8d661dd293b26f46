/**
 * Actions in the reader by mouse, by keyboard and by touch. Highlights, notes and cross-references have their own
 * files.
 */

import type { Locator, Page } from '@playwright/test';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { openPlaces, overviewButton } from '../reader.ts';
import { hold } from '../touch.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
const picker = (page: Page, name: string) => page.getByRole('combobox', { name });
const verse = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Verse ${number}\\b`) });

async function holdVerse(page: Page, number: number): Promise<void> {
  await verse(page, number).scrollIntoViewIfNeeded();
  const box = (await verse(page, number).boundingBox())!;
  await hold(page, { x: box.x + 60, y: box.y + 12 }, 900);
}

test('by mouse: choosing another book clears chapter and text, and the hint is dismissed for good @full', async ({
  page,
}) => {
  await page.goto('/bible/john/3');
  await page.getByRole('button', { name: 'Dismiss this hint' }).click();
  await expect(page.getByRole('complementary', { name: 'How to use the reader' })).toBeHidden();
  await openPlaces(page);
  await picker(page, 'Book').click();
  await picker(page, 'Book').getByRole('option', { name: 'Mark', exact: true }).click();
  await expect(page.getByText('Select a book and chapter to begin reading')).toBeVisible();
  await expect(heading(page, 'John 3')).toBeHidden();
  await expect(picker(page, 'Chapter')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Select a book and chapter to begin reading')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'How to use the reader' })).toBeHidden();
});

test('by mouse: chapters stand beside each other in a list of at most 400 px, from which one is chosen', async ({
  page,
}) => {
  await page.goto('/bible/psalms');
  const list = picker(page, 'Chapter');
  await list.click();
  const option = (name: string) => list.getByRole('option', { name, exact: true });
  const top = async (name: string) => (await option(name).boundingBox())!.y;
  await expect(option('1')).toBeInViewport();
  expect(await top('5')).toBe(await top('1'));
  expect(await top('6')).toBeGreaterThan(await top('5'));
  await expect(option('150')).not.toBeInViewport();
  const height = await list.evaluate((select) =>
    Number.parseFloat(getComputedStyle(select, '::picker(select)').height),
  );
  expect(height).toBeLessThanOrEqual(400);
  await option('23').click();
  await expect(heading(page, 'Psalm 23')).toBeVisible();
});

test('by mouse: Next Chapter at the end of a long chapter scrolls to the top and focuses the next heading @full', async ({
  page,
}) => {
  await page.goto('/bible/john/3');
  await page.getByRole('button', { name: 'Next Chapter' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Next Chapter' }).click();
  await expect(heading(page, 'John 4')).toBeInViewport();
  await expect(heading(page, 'John 4')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(verse(page, 54)).toBeAttached();
});

test('by keyboard: arrows change the chapter, Tab moves to its first verse, and going back restores the position', async ({
  page,
}) => {
  await page.goto('/bible/psalms/118');
  await expect(heading(page, 'Psalm 118')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Psalm 119')).toBeFocused();
  await expect(verse(page, 176)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(verse(page, 1)).toBeFocused();
  await verse(page, 100).scrollIntoViewIfNeeded();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Psalm 118')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(verse(page, 100)).toBeInViewport();
});

test('by keyboard: a typed reference opens its verse @full', async ({ page }) => {
  await page.goto('/bible');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search, or go to a reference' });
  await expect(box).toBeFocused();
  await page.keyboard.type('jn 3 16');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bible\/john\/3\/16$/);
  await expect(verse(page, 16)).toBeInViewport();
  await expect(verse(page, 16)).toBeFocused();
});

test('by keyboard: Escape closes the list of chapters, and then the panel that has it', async ({ page }) => {
  await page.goto('/bible/john/3');
  await openPlaces(page);
  const chapter = picker(page, 'Chapter');
  await chapter.press('ArrowDown');
  await expect(chapter.getByRole('option', { name: '3', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chapter).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chapter).toBeHidden();
});

test('by keyboard: version list, book overview and list of shortcuts open, and Escape closes each', async ({
  page,
}) => {
  await page.goto('/bible/ruth/1');
  await expect(heading(page, 'Ruth 1')).toBeVisible();
  await picker(page, 'Version').focus();
  await page.keyboard.press('Enter');
  // One letter: the list starts again after half a second, which a busy machine may take between two.
  await page.keyboard.type('W');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/version=eng-web/);
  await expect(picker(page, 'Version')).toBeFocused();
  const overview = await overviewButton(page);
  await overview.press('Enter');
  await expect(page.getByRole('dialog').getByText('Key Themes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(overview).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(overview).toBeFocused();
});

test('by keyboard: E explains a verse by scrolling to it in its chapter @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  await verse(page, 16).press('e');
  const context = page.getByRole('dialog', { name: 'John 3:16' });
  await expect(context.getByText(/Matthew Henry \(1662–1714\)/)).toBeAttached();
  await expect(context.locator('[aria-current=true]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(verse(page, 16)).toBeFocused();
});

test('by mouse: cancelling a highlight dialog and a deletion changes nothing @full', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  await verse(page, 16).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Explain Context' }).click();
  await page.getByRole('dialog', { name: 'John 3:16' }).getByRole('button', { name: 'Close' }).click();
  await verse(page, 16).press('h');
  await page.getByRole('dialog', { name: 'Choose Highlight Color' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Verse 16', exact: true })).toBeVisible();
  await verse(page, 16).press('n');
  await page.getByLabel('Your note').fill('Stays.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Note on verse 16' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Note on verse 16' })).toBeVisible();
});

test('by keyboard: a highlight is removed, and a note is changed and deleted @full', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  await verse(page, 16).press('h');
  await page.getByRole('button', { name: 'Yellow' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Verse 16, highlighted yellow' })).toBeFocused();
  await page.keyboard.press('h');
  await expect(page.getByRole('group', { name: 'Verse 16', exact: true })).toBeFocused();
  await page.keyboard.press('n');
  await page.getByLabel('Your note').fill('First.');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const sign = page.getByRole('button', { name: 'Note on verse 16' });
  await sign.press('Enter');
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await page.getByLabel('Your note').fill('Second.');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await sign.press('Enter');
  await expect(page.getByText('Second.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(sign).toBeHidden();
  await expect(verse(page, 16)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  const tapOption = async (page: Page, list: string, option: string) => {
    await picker(page, list).tap();
    // Versions say what they are like after their name.
    await picker(page, list)
      .getByRole('option', { name: new RegExp(`^${option}( |$)`) })
      .tap();
  };
  const isFingerWide = async (control: Locator) =>
    // A box on a fraction of a pixel is measured a hair short.
    expect(Math.round((await control.boundingBox())!.height)).toBeGreaterThanOrEqual(44);

  test('book, chapter and version are chosen, the hint is closed, and Next and Previous work', async ({ page }) => {
    await page.goto('/bible');
    const hint = page.getByRole('complementary', { name: 'How to use the reader' });
    await expect(hint.getByText('Tap verses to choose')).toBeVisible();
    await expect(hint.getByText(/right-click|key/i)).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss this hint' }).tap();
    await tapOption(page, 'Book', 'Ruth');
    await tapOption(page, 'Chapter', '4');
    await expect(heading(page, 'Ruth 4')).toBeVisible();
    await tapOption(page, 'Version', 'World English Bible');
    await expect(page).toHaveURL(/version=eng-web/);
    await page.getByRole('button', { name: 'Next Chapter' }).tap();
    await expect(heading(page, '1 Samuel 1')).toBeInViewport();
    await page.getByRole('button', { name: 'Previous Chapter' }).tap();
    await expect(heading(page, 'Ruth 4')).toBeInViewport();
    await isFingerWide(page.getByRole('button', { name: 'Next Chapter' }));
  });

  test('the overview opens and closes, and the box for a reference is large enough to tap @full', async ({ page }) => {
    await page.goto('/bible/ruth/1');
    await (await overviewButton(page)).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    const opener = page.getByRole('link', { name: 'Search, or go to a reference' });
    await isFingerWide(opener);
    await opener.tap();
    const field = page.getByRole('combobox', { name: 'Search, or go to a reference' });
    await field.fill('ps 23');
    await field.press('Enter');
    await expect(heading(page, 'Psalm 23')).toBeVisible();
    await expect(field).toBeHidden();
  });

  test('a verse is explained; a note is written, read, changed and deleted; a highlight is removed @full', async ({
    page,
  }) => {
    await createAccount(page);
    await page.goto('/bible/psalms/23');
    await holdVerse(page, 1);
    await expect(page.getByRole('menuitem', { name: 'Explain Context' })).toBeVisible();
    for (const action of await page.getByRole('menuitem').all()) await isFingerWide(action);
    await expect(page.getByRole('menu').locator('kbd')).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Explain Context' }).tap();
    await page.getByRole('dialog', { name: 'Psalms 23:1' }).getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();

    await holdVerse(page, 1);
    await page.getByRole('menuitem', { name: 'Add Note' }).tap();
    await page.getByLabel('Your note').fill('A shepherd’s song.');
    await page.getByRole('button', { name: 'Save' }).tap();
    const sign = page.getByRole('button', { name: 'Note on verse 1' });
    await sign.tap();
    await expect(page.getByText('A shepherd’s song.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).tap();
    await page.getByLabel('Your note').fill('David’s.');
    await page.getByRole('button', { name: 'Save' }).tap();
    await sign.tap();
    await expect(page.getByText('David’s.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(sign).toBeHidden();

    await holdVerse(page, 2);
    await page.getByRole('menuitem', { name: 'Highlight' }).tap();
    await page.getByRole('button', { name: 'Green' }).tap();
    await expect(page.getByRole('group', { name: 'Verse 2, highlighted green' })).toBeVisible();
    // One toast at a time on a phone, and this one may lie over the verse.
    const toast = page.getByRole('listitem', { name: 'Verse highlighted' });
    await toast.getByRole('button', { name: 'Close' }).tap();
    await expect(toast).toBeHidden();
    await holdVerse(page, 2);
    await page.getByRole('menuitem', { name: 'Remove Highlight' }).tap();
    await expect(page.getByRole('group', { name: 'Verse 2', exact: true })).toBeVisible();
  });
});
