import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { buildGuest, type GuestOptions } from '../guest/guest.ts';
import { faultyFiles, faultyVersions, type FileFault } from '../guest/cases.ts';
import { forgetGuests, publishGuests } from '../guest/published.ts';

/**
 * The rehearsal of bad releases: a remote with one fault is published into the running product. Whatever happens to
 * it, every other part works, and where a version before it exists, that is shown.
 */
test.afterEach(() => forgetGuests());

const good: GuestOptions = { version: '1.0.0' };
const guest = (page: Page, version: string) => page.getByText(`Guest ${version}`, { exact: true });

/** Opens the guest and shows that the rest of the product works beside it. */
async function openGuest(page: Page): Promise<void> {
  // Not until everything has loaded: a file may hang.
  await page.goto('/guest', { waitUntil: 'commit' });
}
async function everythingElseWorks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await page.getByRole('link', { name: /^Settings/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

/** Puts a fault between the browser and one sort of file of a version. */
async function injectFault(page: Page, base: string, { file, how }: FileFault): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(base) && file.pattern.test(url.pathname),
    async (route) => {
      if (how === 'missing') return route.fulfill({ status: 404, body: 'Not found.' });
      if (how === 'hung') return;
      if (how === 'html')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the Wi-Fi' });
      const response = await route.fetch();
      const body = await response.text();
      if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, 2_000));
      const changed = { tampered: `${body}\n/* changed */`, truncated: body.slice(0, body.length / 2), slow: body }[
        how
      ];
      return route.fulfill({ response, body: changed });
    },
  );
}

for (const fault of faultyFiles)
  test(`${fault.file.name} ${fault.how}: ${fault.seen}`, { tag: fault.sample ? [] : ['@full'] }, async ({ page }) => {
    const bad = await buildGuest({ version: '2.0.0' });
    await publishGuests(await buildGuest(good), bad);
    await injectFault(page, bad.version.base, fault);
    await openGuest(page);
    await expect(guest(page, fault.shows)).toBeVisible();
    if (fault.file.name === 'lazy chunk') {
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(
        page.getByText(fault.how === 'slow' ? 'The lazy part is here' : 'This part could not be loaded'),
      ).toBeVisible();
    }
    await everythingElseWorks(page);
  });

for (const { name, seen, options, shows, told, sample } of faultyVersions)
  test(`${name}: ${seen}`, { tag: sample ? [] : ['@full'] }, async ({ page }) => {
    await publishGuests(await buildGuest(good), await buildGuest({ version: '2.0.0', ...options }));
    await openGuest(page);
    await expect(guest(page, shows)).toBeVisible();
    if (told) {
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(page.getByText(told)).toBeVisible();
    }
    await everythingElseWorks(page);
  });
