import { expect, test } from '../journey.ts';

test('theme and font size apply immediately, everywhere, and survive a reload', async ({ page }) => {
  await page.goto('/settings');
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('radio', { name: 'Large' }).check();
  await expect(root).toHaveAttribute('data-font-size', 'large');

  await page.goto('/bible/john/3');
  await expect(root).toHaveClass(/dark/);
  await expect(page.locator('[data-verse="16"]').first()).toHaveCSS('font-size', '24px');
  await page.reload();
  await expect(root).toHaveClass(/dark/);
  // Lists above the page also use the theme.
  const version = page.getByRole('combobox', { name: 'Version' });
  await version.click();
  const option = version.getByRole('option', { name: 'World English Bible' });
  await expect(option).toBeVisible();
  await expect(option).toHaveCSS('background-color', 'rgb(24, 20, 17)');
});
