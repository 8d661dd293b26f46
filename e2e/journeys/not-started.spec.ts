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
