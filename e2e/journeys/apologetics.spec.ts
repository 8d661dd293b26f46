import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const call = '**/functions/v1/apologetics-answer';
const field = (page: Page) => page.getByRole('textbox', { name: 'Objection or question' });
const send = (page: Page) => page.getByRole('button', { name: 'Search' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const presets = (page: Page) => page.getByRole('navigation', { name: 'Common questions' }).getByRole('link');
const sections = [
  'The Common Objection',
  'The Core Response',
  'A Deeper Explanation',
  'Key Supporting Scriptures',
  'Thinkers & Further Reading',
];

test('each of the eight common questions has its own answer with all sections @full', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'Apologetics' }).click();
  await expect(presets(page)).toHaveCount(8);
  for (const objection of await presets(page).allTextContents()) {
    await presets(page).filter({ hasText: objection }).click();
    await expect(heading(page, objection)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sections, 'Sources']);
    await expect(page.getByText(/^Nothing here answers/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Topics' }).click();
    await expect(heading(page, 'Defend the Faith')).toBeFocused();
    await expect(field(page)).toHaveValue('');
  }
});

test('Enter sends a typed objection; without a card of its own it shows the nearest one and says so @full', async ({
  page,
}) => {
  const sent = page.waitForRequest(call);
  await page.goto('/apologetics');
  await field(page).fill('  Why would a loving God let babies get cancer ');
  await field(page).press('Enter');
  const request = await sent;
  expect([request.method(), request.postDataJSON(), request.headers()['authorization']]).toEqual([
    'POST',
    { objection: 'Why would a loving God let babies get cancer' },
    `Bearer ${request.headers()['apikey']}`,
  ]);
  await expect(page).toHaveURL(/\/apologetics\?q=Why\+would/);
  await expect(page.getByRole('heading', { level: 2, name: 'The Core Response' })).toBeVisible();
});

test('an answer has an address, a table of contents, and scripture links into the reader', async ({ page }) => {
  await page.goto('/apologetics?q=The+Problem+of+Evil');
  await page
    .getByRole('navigation', { name: 'In this answer' })
    .getByRole('link', { name: 'Key Supporting Scriptures' })
    .click();
  const scriptures = page.getByRole('region', { name: 'Key Supporting Scriptures' });
  await expect(scriptures).toBeInViewport();
  const first = scriptures.getByRole('link').first();
  const place = (await first.textContent())!;
  await first.click();
  await expect(page).toHaveURL(/\/bible\//);
  await expect(page.getByRole('heading', { level: 2, name: place.split(':')[0]! })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'The Problem of Evil')).toBeVisible();
});

test('back and forward move between the list and the answers @full', async ({ page }) => {
  await page.goto('/apologetics');
  await presets(page).filter({ hasText: 'Is the Bible Reliable?' }).click();
  await expect(heading(page, 'Is the Bible Reliable?')).toBeVisible();
  await page.goBack();
  await expect(presets(page)).toHaveCount(8);
  await page.goForward();
  await expect(heading(page, 'Is the Bible Reliable?')).toBeVisible();
});

test('invalid input is not sent, and a message below the field says why @full', async ({ page }) => {
  let calls = 0;
  await page.route(call, (route) => (calls++, route.continue()));
  await page.goto('/apologetics');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('   ');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('Why?');
  await field(page).press('Enter');
  await expect(page.getByText('Question must be at least 5 characters')).toBeVisible();
  await field(page).fill('a'.repeat(600));
  await expect(page.getByText('500/500 characters')).toBeVisible();
  await page.goto(`/apologetics?q=${'a'.repeat(501)}`);
  await expect(page.getByText('Question must be less than 500 characters')).toBeVisible();
  expect(calls).toBe(0);
});

test('shows progress while loading; a failure returns to the list, keeps the input, and can be retried @full', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const release = new Promise<void>((resolve) => (answer = resolve));
  await page.route(call, async (route) => {
    await release;
    await route.fulfill({ json: { data: null, error: 'out' } });
  });
  await page.goto('/apologetics');
  await presets(page).filter({ hasText: 'Has Science Disproven God?' }).click();
  await expect(page.getByText('Preparing defense...')).toBeVisible();
  answer();
  const notice = page.getByRole('alert').filter({ hasText: 'Unable to get answer' });
  await expect(notice).toContainText('Please try again in a moment.');
  await expect(presets(page)).toHaveCount(8);
  await expect(field(page)).toHaveValue('Has Science Disproven God?');
  await page.unroute(call);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Has Science Disproven God?')).toBeFocused();
});

test('security: hostile Markdown is displayed as text only', async ({ page }) => {
  const hostile =
    '**kept** <img src=x onerror="window.hurt=1"> [link](javascript:window.hurt=1) <script>window.hurt=1</script><iframe srcdoc="<script>parent.hurt=1</script>"></iframe><div onclick="hurt=1">inner</div>';
  await page.route(call, (route) =>
    route.fulfill({
      json: {
        data: {
          objection: 'An objection',
          coreResponse: 'A response',
          deeperExplanation: hostile,
          keyScriptures: [],
          furtherReading: [],
        },
      },
    }),
  );
  await page.goto('/apologetics?q=An+objection');
  const explanation = page.getByRole('region', { name: 'A Deeper Explanation' });
  await expect(explanation).toContainText('kept');
  await expect(explanation).toContainText('inner');
  await expect(explanation.locator('a, img, script, iframe, [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

for (const theme of ['light', 'dark']) {
  test(`list and answer fit 320 px and have no accessibility violations, ${theme} @full`, async ({ page }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem('berea:settings', JSON.stringify({ theme, fontSize: 'large' })),
      theme,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    for (const at of ['/apologetics', '/apologetics?q=The+Problem+of+Evil']) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(
        (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
        ),
      ).toEqual([]);
    }
  });
}
