import type { Page } from '@playwright/test';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const parts = [
  ['Bible', /\/bible$/],
  ['Search', /\/search$/],
  ['Encyclopedia', /\/encyclopedia$/],
  ['Ask', /\/question$/],
  ['Studies', /\/guided-studies$/],
] as const;

test('on a laptop the header leads to every part, from every page', async ({ page }) => {
  for (const address of ['/', '/bible/john/3', '/nowhere-at-all']) {
    await page.goto(address);
    for (const [name, url] of parts) {
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
  }
});

test('what is one’s own opens by keyboard, closes with Escape, and after a choice @full', async ({ page }) => {
  await createAccount(page);
  const button = page.getByRole('button', { name: 'Your things' });
  const notes = page.getByRole('list', { name: 'Your things' }).getByRole('link', { name: /^Notes/ });
  await button.press('Enter');
  await expect(notes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(notes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notes$/);
  await expect(notes).toBeHidden();
});

test.describe('on a phone', () => {
  for (const width of [320, 390]) {
    test.describe(`of ${width} px`, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 700 } });

      test(
        'a bar at the bottom leads to every part, with room for a finger',
        { tag: width === 320 ? [] : '@full' },
        async ({ page }) => {
          await page.goto('/');
          for (const [name, url] of parts) {
            const link = main(page).getByRole('link', { name, exact: true });
            const { x, y, width: wide, height } = (await link.boundingBox())!;
            expect(Math.round(height)).toBeGreaterThanOrEqual(44);
            expect(Math.round(wide)).toBeGreaterThanOrEqual(44);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(Math.round(x + wide)).toBeLessThanOrEqual(width);
            expect(Math.round(y + height)).toBe(700);
            await link.tap();
            await expect(page).toHaveURL(url);
          }
        },
      );

      test(
        'nothing of a page is below the bar, and what gets the focus is above it',
        { tag: width === 320 ? [] : '@full' },
        async ({ page }) => {
          await page.goto('/bible/john/3');
          const bar = (await main(page).boundingBox())!;
          const next = page.getByRole('button', { name: 'Next Chapter' });
          await next.focus();
          const box = (await next.boundingBox())!;
          expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const end = (await page.getByRole('main').boundingBox())!;
          expect(Math.round(end.y + end.height)).toBeLessThanOrEqual(Math.round(bar.y));
        },
      );
    });
  }
});
