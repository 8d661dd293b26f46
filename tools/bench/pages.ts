import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumPath } from '@berea/platform/chromium';
import { firstAnswer } from './first-answer.ts';
import { preparedData, repository, startProduct } from './product.ts';
import { median } from './quantiles.ts';

/** The pages that Lighthouse and the throttled visits are made to. */
export const publicPages = [
  '/',
  '/bible/john/3',
  '/bible/psalms/119',
  '/concordance',
  '/concordance/love',
  '/encyclopedia',
  '/question',
  '/guided-studies',
];
const runs = 3;

/** One measurement of a page: scores of 100, and what Lighthouse's phone on slow 4G saw. */
interface Measured {
  readonly scores: readonly number[];
  /** Largest paint and total blocking, milliseconds; shift without a unit; bytes of everything that was loaded. */
  readonly metrics: readonly number[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;

async function measure(url: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const flags: Flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
    const { lhr } = result;
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      metrics: audits.map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    };
  } finally {
    chrome.kill();
  }
}

/** Milliseconds until the page answers, on a line and a processor that are slowed in truth. */
async function answersAfter(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return (await firstAnswer(browser, url)).milliseconds;
  } finally {
    await browser.close();
  }
}

const medians = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, column) => median(rows.map((row) => row[column]!)));

/**
 * Lighthouse's phone (slow 4G and a processor slowed four times, simulated) on public pages of the product, each opened
 * with an empty cache. The last column is measured without Lighthouse: until the page answers, at 150 ms and 1.6 Mbps and
 * with the processor slowed four times. Medians of three. An argument measures a product that runs already: its address.
 */
export async function benchPages([running, ...only]: readonly string[]): Promise<string> {
  const data = running ? undefined : await preparedData();
  const product = data && (await startProduct(repository, { BEREA_DATA: data.folder, BEREA_VERSIONS_FROM: 'off' }));
  const origin = running ?? product!.origin;
  const lines = ['page                perf a11y best  seo   FCP ms   LCP ms   TBT ms    CLS    KB  answers ms'];
  try {
    for (const address of only.length > 0 ? only : publicPages) {
      // The first visit after a start renders the page; later visitors get the kept one.
      await fetch(origin + address, { headers: { accept: 'text/html' } });
      const measured: Measured[] = [];
      const answered: number[] = [];
      for (let run = 0; run < runs; run++) {
        measured.push(await measure(origin + address));
        answered.push(await answersAfter(origin + address));
      }
      const scores = medians(measured.map((one) => one.scores)).map((score) => String(score).padStart(4));
      const [fcp, lcp, tbt, cls, bytes] = medians(measured.map((one) => one.metrics));
      const numbers = [fcp, lcp, tbt].map((ms) => String(Math.round(ms!)).padStart(8));
      lines.push(
        `${address.padEnd(19)} ${scores.join(' ')} ${numbers.join(' ')} ${cls!.toFixed(3).padStart(6)} ${String(Math.round(bytes! / 1024)).padStart(5)} ${String(Math.round(median(answered))).padStart(11)}`,
      );
    }
  } finally {
    await product?.stop();
    await data?.remove();
  }
  return lines.join('\n');
}
