import type { Page } from '@playwright/test';

/** Simulates a touch that stays at one point for this many milliseconds. */
export async function hold(page: Page, at: { x: number; y: number }, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(milliseconds);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
