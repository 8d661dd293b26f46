import { readFile } from 'node:fs/promises';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';

test('what was marked in a chapter is found, changed and deleted on the screen of notes', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  await page.getByRole('group', { name: 'Verse 16', exact: true }).press('n');
  await page.getByLabel('Your note').fill('Compare Rom 5:8.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.getByRole('group', { name: 'Verse 3', exact: true }).press('h');
  await page.getByRole('button', { name: 'Green' }).click();
  await expect(page.getByText('Verse highlighted')).toBeVisible();

  await page.getByRole('button', { name: 'Your things' }).click();
  await page
    .getByRole('list', { name: 'Your things' })
    .getByRole('link', { name: /^Notes/ })
    .click();
  await expect(page.getByText('2 verses marked')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search your notes and verses' });
  // A word of the verse, not of the note.
  await search.fill('everlasting');
  await expect(page.getByText('1 of 2 verses')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rom 5:8' })).toHaveAttribute('href', '/bible/romans/5/8');

  await page.getByRole('button', { name: 'Edit note: John 3:16' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('God gave.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('form')).toBeHidden();
  await page.getByRole('button', { name: 'Delete note: John 3:16' }).click();
  await expect(page.getByText('Note deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('God gave.')).toBeVisible();

  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('combobox', { name: 'Color' }).selectOption({ label: 'Green' });
  await expect(page).toHaveURL(/\/notes\?color=green$/);
  await page.reload();
  await expect(page.getByText('1 of 2 verses')).toBeVisible();
  await page.getByRole('link', { name: 'John 3:3' }).click();
  await expect(page).toHaveURL(/\/bible\/john\/3\/3$/);
  await expect(page.getByRole('group', { name: 'Verse 3, highlighted green' })).toBeInViewport();
});

test('notes are taken along as a file, and those of another application come in @full', async ({ page }) => {
  await createAccount(page);
  await page.goto('/notes');
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import notes and highlights' });
  const choose = (name: string, text: string) =>
    dialog.getByLabel('A CSV or JSON file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('broken.json', '[[[[');
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.');
  await choose('other.csv', 'Passage;Thoughts;Colour\nJn 3:16-17;Loved.;blue\nNowhere 1:1;;\n');
  await expect(dialog.getByText('0 notes and 2 highlights to add, 1 that cannot be read.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Note' }).selectOption({ label: 'Thoughts' });
  await dialog.getByRole('button', { name: 'Import 3' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 verses marked')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('berea-notes.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    'Reference,Note,Color\r\nJohn 3:16,John 3:16-17: Loved.,Blue\r\nJohn 3:17,,Blue\r\n',
  );
});
