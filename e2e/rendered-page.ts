import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The HTML of a page that the host renders. On a busy machine the first try may be sent empty: it took too long. */
export async function renderedHtml(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('id="berea-rendered"');
  }).toPass({ timeout: 90_000 });
  return html;
}

/** Waits until the page answers to the user: before that, what is done to it is only recorded. */
export async function shellStarted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('berea:answers').length)).toBe(1);
}

/** Waits until what the page loads when the browser is idle is there, too. That begins within five seconds. */
export async function everythingLoaded(page: Page): Promise<void> {
  await shellStarted(page);
  const silence = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return performance.now() - Math.max(0, ...entries.map(({ responseEnd }) => responseEnd));
    });
  await expect.poll(silence).toBeGreaterThan(5_500);
}

/** What a page reports while the browser takes over its HTML. */
export function reports(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`${page.url()}: ${String(error)}`));
  return said;
}

/** Holds back the shell's main script until the function that it returns is called. */
export async function holdShell(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/shell/*/main.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
