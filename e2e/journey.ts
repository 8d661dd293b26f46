import { test as base } from '@playwright/test';

/** Playwright's `test`, with addresses relative to the product that the global setup started. */
export const test = base.extend({
  // The port is known only once the product runs, after the configuration was read.
  baseURL: async ({ browserName: _any }, use) => use(process.env['BEREA_URL']),
});

/** Where the product shows its mail, with the token that opens it: the product prints it at its start. */
export function mailboxAddress(): string {
  const address = process.env['BEREA_MAILBOX'];
  if (!address) throw new Error('BEREA_MAILBOX must be the address that the product printed: "Mail is shown at …".');
  return address;
}

export { expect } from '@playwright/test';
