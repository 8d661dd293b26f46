import { test as base } from '@playwright/test';

/** Playwright's `test`, with addresses relative to the product that the global setup started. */
export const test = base.extend({
  // The port is known only once the product runs, after the configuration was read.
  baseURL: async ({ browserName: _any }, use) => use(process.env['BEREA_URL']),
});

export { expect } from '@playwright/test';
