import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { buildGuest } from '../guest/guest.ts';
import { bothFaulty } from '../guest/cases.ts';
import { forgetGuests, publishGuests } from '../guest/published.ts';
import { shellStarted } from '../rendered-page.ts';

/** The rehearsal of bad releases: both the stable version and the one before it fail. */
test.afterEach(() => forgetGuests());

async function everythingElseWorks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await page.getByRole('link', { name: /^Settings/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

for (const { name, options, seen, sample } of bothFaulty)
  test(`${name}, in both versions: ${seen}`, { tag: sample ? [] : ['@full'] }, async ({ page }) => {
    await publishGuests(
      await buildGuest({ version: '1.0.0', ...options }),
      await buildGuest({ version: '2.0.0', ...options }),
    );
    await page.goto('/guest');
    await expect(page.getByRole('alert')).toContainText(seen);
    await everythingElseWorks(page);
  });

for (const [how, seen] of [
  ['missing', 'This part of Berea could not be reached. Check your connection and try again.'],
  ['changed', 'A file of this part was changed on its way here'],
] as const)
  test(`the entries of both versions are ${how}: the words say so, and trying again recovers @full`, async ({
    page,
  }) => {
    await publishGuests(await buildGuest({ version: '1.0.0' }), await buildGuest({ version: '2.0.0' }));
    await page.route('**/r/guest/*/remoteEntry.js', async (route) => {
      if (how === 'missing') return route.fulfill({ status: 404 });
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()}\n;` });
    });
    await page.goto('/guest');
    await expect(page.getByRole('alert')).toContainText(seen);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Guest 2.0.0')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await everythingElseWorks(page);
  });

test('a throw after the first render offers to try again once, and then the earlier version @full', async ({
  page,
}) => {
  const later = `if (text !== '') throw new Error('later');`;
  await publishGuests(await buildGuest({ version: '1.0.0' }), await buildGuest({ version: '2.0.0', atRender: later }));
  await page.goto('/guest');
  await expect(page.getByText('Guest 2.0.0')).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('This part of Berea failed while it was shown.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the earlier version' }).click();
  await expect(page.getByText('Guest 1.0.0')).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('The lazy part is here')).toBeVisible();
});

for (const [what, atEffect] of [
  ['throws when it is left', `return () => { throw new Error('cleanup'); };`],
  ['removed its own content', `document.querySelector('main').remove();`],
] as const)
  test(`a remote that ${what} leaves the other pages as they are`, { tag: '@full' }, async ({ page }) => {
    await publishGuests(await buildGuest({ version: '1.0.0', atEffect }));
    await page.goto('/');
    await shellStarted(page);
    await page.getByRole('link', { name: /^Guest/ }).click();
    await expect(page).toHaveURL(/\/guest$/);
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('Verse of the Day')).toBeVisible();
  });

test('fifty visits leave no scripts, style sheets or memory behind @full', async ({ page }) => {
  test.setTimeout(120_000);
  await publishGuests(await buildGuest({ version: '1.0.0' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  const visit = async () => {
    await page.getByRole('link', { name: /^Guest/ }).click();
    await expect(page.getByText('Guest 1.0.0')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByText('Verse of the Day')).toBeVisible();
  };
  await page.goto('/');
  for (let count = 0; count < 10; count++) await visit();
  const links = () => page.locator('head > *').count();
  const [before, linksBefore] = [await measure(), await links()];
  for (let count = 0; count < 50; count++) await visit();
  const after = await measure();
  expect(await links()).toBe(linksBefore);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
  expect(after.nodes).toBeLessThan(before.nodes * 1.2);
  expect(after.heap).toBeLessThan(before.heap * 1.2);
});

test('a remote’s own styles leave with it @full', async ({ page }) => {
  await publishGuests(await buildGuest({ version: '1.0.0' }));
  await page.goto('/guest');
  await expect(page.getByText('Guest 1.0.0')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const applied = () =>
    page.evaluate(
      () => [...document.styleSheets].filter(({ href, disabled }) => href?.includes('/r/guest/') && !disabled).length,
    );
  expect(await applied()).toBe(1);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('Verse of the Day')).toBeVisible();
  expect(await applied()).toBe(0);
});
