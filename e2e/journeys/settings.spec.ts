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
  // Menus rendered above the page also use the theme.
  await page.getByRole('combobox', { name: 'Version' }).click();
  await expect(page.getByRole('listbox')).toHaveCSS('background-color', 'rgb(24, 20, 17)');
});
