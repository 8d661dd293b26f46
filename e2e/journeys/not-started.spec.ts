import { expect, test } from '../journey.ts';

test('a page whose shell does not come says so to the operator, without a word of the address', async ({ page }) => {
  await page.route('/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, clientEvents: { failures: 100, measures: 0 } } });
  });
  await page.route('**/shell/*/*.js', (route) => route.abort());
  const stored = page.waitForResponse('**/functions/v1/client-events');
  // It never answers.
  await page.goto('/concordance/fornication', { waitUntil: 'commit' });
  const answer = await stored;
  expect(answer.status()).toBe(200);
  const sent = answer.request().postData() ?? '';
  expect(sent).toContain('"kind":"unreachable"');
  expect(sent).not.toContain('fornication');
});

test('a page that was cut off says so by itself, and a whole one does not', async ({ page }) => {
  let share = 0.5;
  await page.route(
    (url) => url.pathname === '/settings',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: share < 1 ? html.slice(0, html.indexOf('<div id="root"') * share) : html,
      });
    },
  );
  /** What is written above the page. */
  const said = () =>
    page.evaluate(() => {
      const { content, visibility } = getComputedStyle(document.documentElement, '::before');
      return visibility === 'visible' ? content : 'not yet';
    });
  await page.goto('/settings');
  await expect.poll(said, { timeout: 15_000 }).toBe('"This page did not arrive whole. Please reload it."');
  share = 1;
  await page.goto('/settings');
  expect(await said()).toBe('none');
});
