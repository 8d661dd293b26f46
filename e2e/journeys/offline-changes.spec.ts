import type { Page } from '@playwright/test';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { everythingLoaded } from '../rendered-page.ts';

const verse = (page: Page, name: string | RegExp) => page.getByRole('group', { name, exact: true });

/**
 * Simulates losing the network: highlights John 3:5, adds a note to John 3:7, and closes the page before the network is
 * back.
 */
async function changeOfflineAndLeave(page: Page): Promise<Page> {
  await page.goto('/bible/john/3');
  await expect(verse(page, 'Verse 5')).toBeVisible();
  await everythingLoaded(page);
  const context = page.context();
  await context.setOffline(true);
  await verse(page, 'Verse 5').press('h');
  await page.getByRole('button', { name: 'Yellow' }).click();
  await expect(page.getByText('This is kept in this browser and saved when you are back online.')).toBeVisible();
  await verse(page, 'Verse 7').press('n');
  await page.getByLabel('Your note').fill('Born from above.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Note on verse 7' })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

test('a highlight and a note made offline survive closing the page, and are sent by the next one', async ({ page }) => {
  await createAccount(page);
  const next = await changeOfflineAndLeave(page);
  const sent = ['highlights', 'notes'].map((table) =>
    next.waitForResponse(
      (response) => response.url().includes(`/rest/v1/${table}`) && response.request().method() === 'POST',
    ),
  );
  await next.goto('/bible/john/3');
  for (const response of await Promise.all(sent)) expect(response.ok()).toBe(true);
  await expect(verse(next, 'Verse 5, highlighted yellow')).toBeVisible();
  await expect(next.getByRole('button', { name: 'Note on verse 7' })).toBeVisible();
  await next.reload();
  await expect(verse(next, 'Verse 5, highlighted yellow')).toBeVisible();
});

test('security: signing out discards pending changes; the next user neither sees nor sends them', async ({ page }) => {
  await createAccount(page);
  const next = await changeOfflineAndLeave(page);
  await next.goto('/profile');
  expect(await next.evaluate(() => JSON.stringify(localStorage))).toContain('Born from above.');
  await next.getByRole('button', { name: 'Log Out' }).click();
  await expect(next.getByText('You have been signed out successfully')).toBeVisible();
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain('Born from above.');
  await createAccount(next);
  const loaded = next.waitForResponse((response) => response.url().includes('/rest/v1/notes'));
  await next.goto('/bible/john/3');
  expect(await (await loaded).json()).toEqual([]);
  await expect(verse(next, 'Verse 5')).toBeVisible();
  await expect(next.getByRole('button', { name: 'Note on verse 7' })).toBeHidden();
});
