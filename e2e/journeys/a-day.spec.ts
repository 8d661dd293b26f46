import type { Page } from '@playwright/test';
import { createAccount, password, somebody } from '../accounts.ts';
import { expect, test } from '../journey.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Chooses the three verses and opens what can be done with them. */
async function actions(page: Page) {
  await page.getByRole('group', { name: 'Chosen verses' }).getByRole('button', { name: 'Actions' }).tap();
}

// Its parts have journeys of their own in `npm test`. Once in about ten runs a click on the last entry of the verse menu did
// nothing; the cause was not found.
test('a morning on the phone and an evening on the laptop @full', async ({ page: laptop, browser, baseURL }) => {
  const email = somebody();
  const morning = await browser.newContext({ ...phone, baseURL });
  const page = await morning.newPage();
  await createAccount(page, email);

  // The day of a plan.
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Start: The New Testament in 90 days' }).tap();
  const plan = page.getByRole('region', { name: 'The New Testament in 90 days' });
  await plan.getByRole('link', { name: 'Matthew 2', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Matthew 2' })).toBeVisible();

  // Three verses highlighted and noted.
  for (const verse of [9, 10, 11]) await page.getByRole('group', { name: `Verse ${verse}`, exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Matthew 2:9-11' })).toBeVisible();
  await actions(page);
  await page.getByRole('menuitem', { name: 'Highlight' }).tap();
  await page.getByRole('button', { name: 'Green' }).tap();
  await expect(page.getByRole('group', { name: /^Verse (9|10|11), highlighted green, chosen$/ })).toHaveCount(3);
  await actions(page);
  await page.getByRole('menuitem', { name: 'Add Note' }).tap();
  await page.getByLabel('Your note').fill('Matthew 2:9-11: they rejoiced before they arrived.');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.getByRole('button', { name: 'Choose nothing' }).tap();

  // A word followed to its other places, and back.
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('checkbox', { name: /^Original words/ }).check();
  await page.keyboard.press('Escape');
  // Its second line: where it begins, the note before it has its button.
  await page.getByRole('group', { name: /^Verse 10\b/ }).tap({ position: { x: 150, y: 48 } });
  const words = page.getByRole('region', { name: 'Original words of Matthew 2:10' });
  await words.getByRole('button', { name: 'joy' }).tap();
  await expect(words.getByText('χαρά', { exact: true })).toBeVisible();
  await words.getByRole('link', { name: /G5479 every verse with this word/ }).tap();
  await expect(page.getByText(/good tidings of great joy/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Verse 10, highlighted green' })).toBeInViewport();
  await page.goto('/plans');
  await plan.getByRole('button', { name: 'Mark all of today' }).tap();
  await expect(plan.getByText('Done for today.')).toBeVisible();
  await morning.close();

  // In the evening the note is found among one's own.
  await laptop.goto('/auth');
  await laptop.getByLabel('Email').fill(email);
  await laptop.getByLabel('Password', { exact: true }).fill(password);
  await laptop.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(laptop).toHaveURL(/\/$/);
  await laptop.goto('/notes');
  await expect(laptop.getByText('3 verses marked')).toBeVisible();
  await laptop.getByRole('searchbox', { name: 'Search your notes and verses' }).fill('arrived');
  await laptop.getByRole('link', { name: 'Matthew 2:9', exact: true }).click();
  await expect(laptop.getByRole('group', { name: 'Verse 9, highlighted green' })).toBeInViewport();

  // Compared in two versions.
  await laptop.getByRole('button', { name: 'More', exact: true }).click();
  await laptop
    .getByRole('combobox', { name: 'Second version' })
    .selectOption({ label: 'World English Bible · Modern English' });
  await laptop.keyboard.press('Escape');
  const row = laptop.getByRole('row').filter({ hasText: 'rejoiced with exceeding great joy' });
  await expect(row.getByRole('cell').last()).toContainText('exceedingly great joy');

  // Put into a collection with one's own text, and printed.
  for (const verse of [9, 10, 11])
    await laptop.getByRole('group', { name: new RegExp(`^Verse ${verse}, highl`) }).click();
  await laptop.getByRole('group', { name: 'Chosen verses' }).getByRole('button', { name: 'Actions' }).click();
  await laptop.getByRole('menuitem', { name: 'Add to a collection' }).click();
  await laptop.getByRole('textbox', { name: 'A new collection' }).fill('Epiphany');
  await laptop.getByRole('button', { name: 'Start' }).click();
  const form = laptop.getByRole('form', { name: 'Add to this collection' });
  await form.getByRole('radio', { name: 'Text of your own' }).check();
  await form.getByRole('textbox').fill('Joy comes on the way.');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(laptop.getByText('Saved')).toBeVisible();
  const printed = laptop.evaluate(
    () => new Promise<void>((resolve) => addEventListener('beforeprint', () => resolve())),
  );
  await laptop.getByRole('button', { name: 'Print' }).click();
  await printed;
  // Also who reads in the dark prints dark letters on white paper.
  await laptop.evaluate(() => document.documentElement.classList.add('dark'));
  const heading = laptop.getByRole('heading', { name: 'Epiphany' });
  await expect(heading).toHaveCSS('color', 'rgb(236, 232, 225)');
  await laptop.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(36, 30, 26)');
  await expect(heading).toBeVisible();
  await expect(laptop.getByText('they rejoiced with exceeding great joy')).toBeVisible();
  await expect(laptop.getByText('Joy comes on the way.')).toBeVisible();
  await expect(laptop.getByRole('button', { name: 'Print' })).toBeHidden();
});
