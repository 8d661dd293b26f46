import { startProduct } from './product.ts';

/** Raised rate limits: every journey signs up from this one machine, the sooner the faster it is. */
const limits = { AUTH_SIGN_IN_LIMIT: '100000', AUTH_MAIL_LIMIT: '100000' };

/** Playwright's global setup: starts the product once for all journeys. @returns a function that stops it */
export default async function runningProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BEREA_URL']) return undefined;
  const { origin, mailbox, data, stop } = await startProduct(limits);
  process.env['BEREA_URL'] = origin;
  if (mailbox) process.env['BEREA_MAILBOX'] = mailbox;
  process.env['BEREA_PRODUCT_DATA'] = data;
  return stop;
}
