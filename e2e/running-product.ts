import { startProduct } from './product.ts';

/** Playwright's global setup: starts the product once for all journeys. @returns a function that stops it */
export default async function runningProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BEREA_URL']) return undefined;
  const { origin, mailbox, data, stop } = await startProduct();
  process.env['BEREA_URL'] = origin;
  if (mailbox) process.env['BEREA_MAILBOX'] = mailbox;
  // The product's data folder, for journeys that publish a release.
  process.env['BEREA_DATA'] = data;
  return stop;
}
