import { test as base, type Page } from '@playwright/test';

/**
 * Makes `goto` wait, as a person does, until the page answers to clicks as an application: before that a link is one of
 * the browser's, so that nothing moves the focus to the heading of the next page. A page that never gets that far is
 * left alone after ten seconds. With options (`waitUntil: 'commit'`) the wait is the test's own.
 */
function waitForShell(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options)
      await page
        .waitForFunction(
          () => !document.getElementById('root') || performance.getEntriesByName('berea:answers').length > 0,
          undefined,
          { timeout: 10_000 },
        )
        .catch(() => undefined);
    return response;
  };
}

/** Playwright's `test`, with addresses relative to the product that the global setup started. */
export const test = base.extend({
  // The port is known only once the product runs, after the configuration was read.
  baseURL: async ({ browserName: _any }, use) => use(process.env['BEREA_URL']),
  page: async ({ page, javaScriptEnabled }, use, { project }) => {
    // The other journeys break the start of pages.
    if (javaScriptEnabled !== false && project.name === 'shared') waitForShell(page);
    await use(page);
  },
});

/** Where the product shows its mail, with the token that opens it: the product prints it at its start. */
export function mailboxAddress(): string {
  const address = process.env['BEREA_MAILBOX'];
  if (!address) throw new Error('BEREA_MAILBOX must be the address that the product printed: "Mail is shown at …".');
  return address;
}

export { expect } from '@playwright/test';
