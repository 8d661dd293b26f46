import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';

const sign = 'Note on verse 16';

test('a note is written, read, changed and deleted', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: /^Verse 16\b/ });
  await verse.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Add Note' }).click();
  const editor = page.getByRole('dialog', { name: 'Add Note' });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Note cannot be empty')).toBeVisible();
  await editor.getByLabel('Your note').fill('Numbers 21 stands behind this.');
  await expect(editor.getByText('30/1000 characters')).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(editor).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: sign }).click();
  const view = page.getByRole('dialog', { name: 'Note on John 3:16' });
  await expect(view.getByText('Numbers 21 stands behind this.')).toBeVisible();
  await view.getByRole('button', { name: 'Edit' }).click();
  await expect(editor.getByLabel('Your note')).toHaveValue('Numbers 21 stands behind this.');
  await editor.getByLabel('Your note').fill('See Numbers 21.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();

  await page.getByRole('button', { name: sign }).click();
  await expect(view.getByText('See Numbers 21.')).toBeVisible();
  await view.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete Note' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Note deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: sign })).toBeHidden();
  await page.reload();
  await expect(verse).toBeVisible();
  await expect(page.getByRole('button', { name: sign })).toBeHidden();
});

test('a note can be written by keyboard alone, and the focus returns to the verse @full', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.press('n');
  await page.getByLabel('Your note').pressSequentially('So loved: ? and / are letters here.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(verse).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: sign })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('So loved: ? and / are letters here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verse).toBeFocused();
});

test('the input is kept when saving fails @full', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  await page.route('**/rest/v1/notes**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.fallback(),
  );
  await page.getByRole('group', { name: 'Verse 16', exact: true }).press('n');
  await page.getByLabel('Your note').fill('Not to be lost.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save note. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Your note')).toHaveValue('Not to be lost.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
});

test('security: a reader does not see the notes of another @full', async ({ page, browser, baseURL }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  await page.getByRole('group', { name: 'Verse 16', exact: true }).press('n');
  await page.getByLabel('Your note').fill('Mine.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: sign })).toBeVisible();
  const other = await (await browser.newContext({ baseURL })).newPage();
  await createAccount(other);
  const loaded = other.waitForResponse((response) => response.url().includes('/rest/v1/notes'));
  await other.goto('/bible/john/3');
  expect(await (await loaded).json()).toEqual([]);
  await expect(other.getByRole('button', { name: sign })).toBeHidden();
  await other.context().close();
});
