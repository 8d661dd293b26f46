import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A password that satisfies the sign-up rules. */
export const password = 'Correct1horse';

/** A unique e-mail address. */
export const somebody = () => `reader-${crypto.randomUUID()}@example.com`;

/** Creates an account. Afterwards the page is at home and signed in. */
export async function createAccount(page: Page, email = somebody()): Promise<void> {
  await page.goto('/auth');
  await signUp(page, email);
  await expect(page).toHaveURL(/\/$/);
}

/** Creates an account on the page to sign in, which is open. Afterwards the page is signed in. */
export async function signUp(page: Page, email = somebody()): Promise<void> {
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}
