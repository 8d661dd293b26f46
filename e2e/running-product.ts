import { startProduct } from './product.ts';

/** Playwright's global setup: starts the product once for all journeys. @returns what stops it */
export default async function runningProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BEREA_URL']) return undefined;
  const { origin, data, stop } = await startProduct();
  process.env['BEREA_URL'] = origin;
  // Where the product keeps its data, for journeys that publish or look into the mailbox.
  process.env['BEREA_DATA'] = data;
  return stop;
}
