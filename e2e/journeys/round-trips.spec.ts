import type { Request } from '@playwright/test';
import { expect, test } from '../journey.ts';

/**
 * The number of serial round trips before `last` was answered: a request depends on every request that was answered
 * before it was sent. Cached or parallel requests do not add up.
 */
function serialTrips(requests: readonly Request[], last: Request): number {
  const sent = (request: Request) => request.timing().startTime;
  const answered = (request: Request) => sent(request) + request.timing().responseEnd;
  const depth = (request: Request): number =>
    1 +
    Math.max(
      0,
      ...requests
        .filter((other) => other !== request && other.timing().responseEnd >= 0 && answered(other) <= sent(request))
        .map(depth),
    );
  return depth(last);
}

test('from navigation to verse text there are at most three serial round trips', async ({ page }) => {
  // Adds latency, so that a round trip dominates everything else. Without it, independent requests may look serial.
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // The host does not render what a query asks for.
  await page.goto('/bible/john/3?plan');
  await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  const chapter = requests.find((request) => request.url().includes('/functions/v1/bible-chapter?'));
  expect(chapter, 'the chapter was asked for').toBeDefined();
  await chapter!.response();
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script' || request.resourceType() === 'document' || request === chapter,
  );
  expect(serialTrips(scripts, chapter!)).toBeLessThanOrEqual(3);
});
