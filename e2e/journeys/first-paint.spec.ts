import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { renderedHtml, shellStarted } from '../rendered-page.ts';

const addresses = [
  '/',
  '/bible/john/3',
  '/concordance',
  '/encyclopedia/people',
  '/question?q=Was+Jesus+married%3F',
  '/guided-studies',
];
const themes = ['light', 'dark'];
const sizes = ['small', 'medium', 'large'];
const widths = [390, 1280];

/** The verse of the day comes in the browser: a kept page would show yesterday's. */
const picture = (page: Page) =>
  page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    mask: [page.getByRole('region', { name: /verse of the day/i })],
  });

/** The picture once two in a row are the same: the place that is masked is measured before the picture is taken. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last = await picture(page);
  for (let more = 4; more > 0; more--) {
    const next = await picture(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** The page as it is painted first, and as it is once the browser has taken it over. */
async function pictures(page: Page, address: string): Promise<readonly [Buffer, Buffer]> {
  // Fonts are kept from this visit: without them the first paint may be in another one (`font-display: optional`).
  await page.goto(address);
  await shellStarted(page);

  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/shell/*/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#root main')).toBeVisible();
  // The verse of the day comes in the browser before and after. Moved, it would count as painted later.
  const verse = page.getByRole('region', { name: /verse of the day/i }).getByRole('blockquote');
  if (address === '/') await expect(verse).toBeVisible();
  // Not earlier: until the page has its text, no font is asked for.
  await page.evaluate(() => document.fonts.ready);
  const before = await settledPicture(page);
  const place = address === '/' && (await verse.boundingBox());
  go();
  await shellStarted(page);
  if (place) await expect.poll(() => verse.boundingBox()).toEqual(place);
  const after = await settledPicture(page);
  await page.unroute('**/shell/*/main.*.js');
  return [before, after];
}

const cases = addresses.flatMap((address) =>
  themes.flatMap((theme) => sizes.flatMap((size) => widths.map((width) => ({ address, theme, size, width })))),
);
/** Each address, theme, size and width at least once. */
const sample = ({ address, theme, size, width }: (typeof cases)[number]): boolean => {
  const at = addresses.indexOf(address);
  return theme === themes[at % 2] && size === sizes[at % 3] && width === widths[(at >> 1) % 2];
};

for (const one of cases) {
  const { address, theme, size, width } = one;
  test(
    `the first paint of ${address} is the picture that stays: ${theme}, ${size}, ${width} px`,
    {
      tag: sample(one) ? [] : ['@full'],
    },
    async ({ page }) => {
      await renderedHtml(page.request, address);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((settings) => localStorage.setItem('berea:settings', JSON.stringify(settings)), {
        theme,
        fontSize: size,
      });
      const [before, after] = await pictures(page, address);
      if (!before.equals(after)) {
        await test.info().attach('before', { body: before, contentType: 'image/png' });
        await test.info().attach('after', { body: after, contentType: 'image/png' });
      }
      expect(before.equals(after)).toBe(true);
    },
  );
}
