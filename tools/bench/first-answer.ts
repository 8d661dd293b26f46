import type { Browser } from '@playwright/test';

/** A slow line and a slow phone: bits per second, milliseconds there and back, and how many times slower than here. */
const line = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };
const slowdown = 4;

/** What a first visit took until the page answers. */
export interface FirstAnswer {
  readonly milliseconds: number;
  /** Bodies of everything that had come by then, as they were sent; and of the scripts among it. */
  readonly bytes: number;
  readonly scripts: number;
}

/** Opens an address with an empty cache on a line and a processor that are slowed as they are, not in a model. */
export async function firstAnswer(browser: Browser, address: string): Promise<FirstAnswer> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('berea:answers').length > 0);
    return await page.evaluate(() => {
      const milliseconds = performance.getEntriesByName('berea:answers')[0]!.startTime;
      const loaded = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
      const came = loaded.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= milliseconds);
      const sum = (some: readonly PerformanceResourceTiming[]) =>
        some.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
      return { milliseconds, bytes: sum(came), scripts: sum(came.filter(({ name }) => name.endsWith('.js'))) };
    });
  } finally {
    await context.close();
  }
}
