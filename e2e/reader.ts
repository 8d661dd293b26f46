import type { Locator, Page } from '@playwright/test';

/** Opens the book and chapter pickers of an open chapter, as a person does: by the chapter's name in the bar. */
export async function openPlaces(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, book and chapter$/ }).click();
}

/** The book overview's button of an open chapter: under the bar's last button, which is pressed here. */
export async function overviewButton(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('button', { name: 'Book Overview' });
}
