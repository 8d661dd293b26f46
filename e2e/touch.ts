import type { Page } from '@playwright/test';

/** Holds a finger on a place for so long, as a touch screen reports it. */
export async function hold(page: Page, at: { x: number; y: number }, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(milliseconds);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
