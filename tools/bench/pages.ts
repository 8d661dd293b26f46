import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumPath } from '../chromium.ts';
import { preparedData, repository, startProduct } from './product.ts';

const addresses = [
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

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const medians = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, column) => median(rows.map((row) => row[column]!)));

/**
 * Lighthouse's phone (slow 4G and a processor slowed four times, simulated) on public pages of the product, each opened
 * with an empty cache. Medians of three. An argument measures a product that runs already: its address.
 */
export async function benchPages([running, ...only]: readonly string[]): Promise<string> {
  const data = running ? undefined : await preparedData();
  const product = data && (await startProduct(repository, { BEREA_DATA: data.folder, BEREA_VERSIONS_FROM: 'off' }));
  const origin = running ?? product!.origin;
  const lines = ['page                perf a11y best  seo   FCP ms   LCP ms   TBT ms    CLS    KB'];
  try {
    for (const address of only.length > 0 ? only : addresses) {
      // The first visit after a start renders the page; later visitors get the kept one.
      await fetch(origin + address, { headers: { accept: 'text/html' } });
      const measured: Measured[] = [];
      for (let run = 0; run < runs; run++) measured.push(await measure(origin + address));
      const scores = medians(measured.map((one) => one.scores)).map((score) => String(score).padStart(4));
      const [fcp, lcp, tbt, cls, bytes] = medians(measured.map((one) => one.metrics));
      const numbers = [fcp, lcp, tbt].map((ms) => String(Math.round(ms!)).padStart(8));
      lines.push(
        `${address.padEnd(19)} ${scores.join(' ')} ${numbers.join(' ')} ${cls!.toFixed(3).padStart(6)} ${String(Math.round(bytes! / 1024)).padStart(5)}`,
      );
    }
  } finally {
    await product?.stop();
    await data?.remove();
  }
  return lines.join('\n');
}
