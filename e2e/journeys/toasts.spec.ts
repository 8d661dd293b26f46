import type { Locator, Page } from '@playwright/test';
import { createAccount, password, somebody } from '../accounts.ts';
import { expect, test } from '../journey.ts';

const toasts = (page: Page) => page.getByRole('button', { name: 'Close' });

async function signInWrongly(page: Page, times: number): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(somebody());
  await page.getByLabel('Password', { exact: true }).fill(password);
  for (let time = 0; time < times; time += 1) {
    const answered = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await answered;
  }
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
}

test('the same failure is shown once, and a success clears it', async ({ page }) => {
  await signInWrongly(page, 3);
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeHidden();
});

test('a failure is gone after a navigation @full', async ({ page }) => {
  await signInWrongly(page, 1);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeHidden();
});

/** Whether an element is what a finger on its middle would hit. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const [place, top] of [
  ['bottom', 600],
  ['middle', 300],
  ['top', 90],
] as const)
  test(
    `on a phone no toast covers the button of a form at the ${place} of the screen`,
    { tag: place === 'bottom' ? [] : '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
      await page.goto('/contact');
      await page.getByLabel('Your Prayer Request').fill('For rain.');
      const button = page.getByRole('button', { name: 'Submit Prayer Request' });
      await button.evaluate((node, wanted) => {
        // Room to scroll the button to the top.
        document.body.style.paddingBottom = '100vh';
        scrollBy(0, node.getBoundingClientRect().top - wanted);
      }, top);
      await button.click();
      await expect(page.getByText('Failed to send prayer request. Please try again.')).toBeVisible();
      expect(await isOnTop(button)).toBe(true);
    },
  );

test('no toast covers the end of a page @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await createAccount(page);
  await page.goto('/profile');
  const last = page.getByRole('button', { name: 'Delete my account' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const toast = page.getByText('Your data could not be fetched. Please try again.');
  await expect(toast).toBeVisible();
  expect(await isOnTop(last)).toBe(true);
  // Nor would it with less room below the last button.
  const { y, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThan(664 / 2);
});
