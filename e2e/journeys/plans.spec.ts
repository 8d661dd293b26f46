import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';

test('a visitor starts a plan, reads, signs up and takes it along', async ({ page }) => {
  await page.goto('/guided-studies');
  await page.getByRole('link', { name: 'Reading plans' }).click();
  await page.getByRole('button', { name: 'Start: The Gospels in 30 days' }).click();
  const plan = page.getByRole('region', { name: 'The Gospels in 30 days' });
  await plan.getByRole('checkbox', { name: 'Matthew 1: read' }).check();
  await page.reload();
  await expect(plan.getByText('Day 1 of 30 · 1 of 89 chapters')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Reading plans Today: Matthew 2-3' }).click();
  await plan.getByRole('link', { name: 'Read Matthew 2' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Matthew 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark Matthew 2 as read' }).click();
  await expect(page.getByText('Matthew 2 is marked as read')).toBeVisible();
  await expect(plan.getByRole('checkbox', { name: 'Matthew 2: read' })).toBeChecked();
  await expect(plan.getByRole('link', { name: 'Read Matthew 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan.getByText('Day 1 of 30 · 1 of 89 chapters')).toBeVisible();
  // A reload does not mark it again.
  await page.reload();
  await expect(plan.getByText('Day 1 of 30 · 1 of 89 chapters')).toBeVisible();

  await createAccount(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'My Reading' }).click();
  await page.getByRole('button', { name: 'Take along into my account' }).click();
  await expect(page.getByText('Taken along')).toBeVisible();
  await plan.getByRole('button', { name: 'Mark all of today' }).click();
  await expect(plan.getByText('Done for today.')).toBeVisible();
  // Nothing is left in this browser: it is the account that has it now.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(plan.getByText('Done for today.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take along into my account' })).toBeHidden();
  await expect(page.getByText(/Planned: Matthew 1-3\. Read: Matthew 1-3\./)).toBeVisible();

  const download = page.waitForEvent('download');
  await plan.getByRole('button', { name: 'Reminder for The Gospels in 30 days' }).click();
  expect((await download).suggestedFilename()).toBe('berea-reading.ics');
});

test('security: a reader does not see the reading of another @full', async ({ page, browser, baseURL }) => {
  await createAccount(page);
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Start: The Gospels in 30 days' }).click();
  await page.getByRole('button', { name: 'Genesis 1: read' }).click();
  await expect(page.getByText('1 of 50 read')).toBeVisible();
  const other = await (await browser.newContext({ baseURL })).newPage();
  await createAccount(other);
  await other.goto('/plans');
  await expect(other.getByText('0 of 50 read')).toBeVisible();
  await expect(other.getByRole('region', { name: 'The Gospels in 30 days' })).toBeHidden();
  await other.context().close();
});
