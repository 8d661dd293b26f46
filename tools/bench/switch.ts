import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '@berea/platform/chromium';
import { preparedData, repository, startProduct } from './product.ts';
import { inWords } from './timing.ts';

/** CPU throttling: how many times slower than this machine the browser runs. */
const slowdown = 4;
const warmUp = 6;

declare global {
  interface Window {
    /** Milliseconds of each switch so far. */
    switches: number[];
    /** Number of pending requests. */
    underWay: number;
  }
}

/**
 * Runs in the page. For each chapter opened with a key, records the time from the key press until a frame with the
 * chapter's last verse has been painted. It uses the event's timestamp, so delay before the page's handler runs is
 * included.
 */
function watchSwitches(): void {
  window.switches = [];
  window.underWay = 0;
  const { fetch } = window;
  window.fetch = (...call) => {
    window.underWay++;
    return fetch(...call).finally(() => window.underWay--);
  };
  let pressed: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => void (pressed = timeStamp), { capture: true });
  const painted = (began: number) =>
    requestAnimationFrame(() => {
      // The message is handled after the frame is painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => void window.switches.push(performance.now() - began);
      channel.port2.postMessage(undefined);
    });
  let shown: string | null | undefined;
  const look = () => {
    const reading = document.querySelector('h2')?.textContent;
    if (reading === shown || !document.querySelector('[data-verse]')) return;
    shown = reading;
    if (pressed !== undefined) painted(pressed);
    pressed = undefined;
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
}

/** Presses a key, waits until the chapter it leads to is painted, and until everything it triggered has finished. */
async function press(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => window.switches.length);
  await page.keyboard.press(key);
  await page.waitForFunction((count) => window.switches.length > count, before);
  await calm(page);
}

/** Waits until the neighbouring chapters have been requested, received and parsed. */
async function calm(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.waitForFunction(() => window.underWay === 0);
  await page.waitForTimeout(400);
}

async function open(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(origin + address);
  await page.locator('[data-verse]').first().waitFor();
  await calm(page);
}

/** Switches back and forth between chapters. */
async function toAndFro(
  page: Page,
  origin: string,
  address: string,
  count: number,
): Promise<{ readonly on: number[]; readonly back: number[] }> {
  await open(page, origin, address);
  for (let done = 0; done < warmUp + count; done++) {
    await press(page, 'ArrowRight');
    await press(page, 'ArrowLeft');
  }
  const all = await page.evaluate(() => window.switches);
  const measured = all.slice(2 * warmUp);
  return { on: measured.filter((_, index) => index % 2 === 0), back: measured.filter((_, index) => index % 2 === 1) };
}

/** Goes from chapter to chapter, visiting each for the first time. */
async function walk(page: Page, origin: string, address: string, count: number): Promise<number[]> {
  await open(page, origin, address);
  for (let done = 0; done < count; done++) await press(page, 'ArrowRight');
  return await page.evaluate(() => window.switches);
}

const inBoth = (name: string, { on, back }: Awaited<ReturnType<typeof toAndFro>>): string[] => [
  inWords(`${name}, on`, on),
  inWords(`${name}, back`, back),
];

/**
 * Measures switching to a prefetched chapter: from the key press to the painted text, in Chromium with its CPU
 * throttled to a quarter. With addresses of chapters: on from each, and back.
 */
export async function benchSwitch(only: readonly string[]): Promise<string> {
  const data = await preparedData();
  const product = await startProduct(repository, { BEREA_DATA: data.folder });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watchSwitches);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (only.length > 0) {
      const lines: string[] = [];
      for (const address of only) lines.push(...inBoth(address, await toAndFro(page, product.origin, address, 20)));
      return lines.join('\n');
    }
    const john = await toAndFro(page, product.origin, '/bible/john/3', 20);
    const genesis = await walk(page, product.origin, '/bible/genesis/1', 40);
    const psalms = await toAndFro(page, product.origin, '/bible/psalms/118', 12);
    return [
      inWords('John 3 to John 4 (54 verses)', john.on),
      inWords('Genesis 2 to 41, each for the first time', genesis),
      inWords('Psalm 118 to Psalm 119 (176 verses)', psalms.on),
      inWords('Psalm 119 to Psalm 118 (29 verses)', psalms.back),
    ].join('\n');
  } finally {
    await browser.close();
    await product.stop();
    await data.remove();
  }
}
