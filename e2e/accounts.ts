import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const password = 'Correct1horse';

/** An address that no other journey has. */
export const somebody = () => `reader-${crypto.randomUUID()}@example.com`;

/** Creates an account and leaves the page at home, signed in. */
export async function createAccount(page: Page, email = somebody()): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}
