import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from '@berea/platform/chromium';
import { firstAnswer, type FirstAnswer } from '../first-answer.ts';
import { publicPages } from '../pages.ts';
import { preparedData, repository, startProduct } from '../product.ts';
import { median } from '../quantiles.ts';
import { buildOneBundle } from './one-bundle.ts';
import { hostOneBundle } from './one-bundle-host.ts';

const runs = 3;

type Figure = keyof FirstAnswer;
/** What is compared, in which unit. */
const figures: readonly (readonly [Figure, unit: number, digits: number])[] = [
  ['milliseconds', 1, 0],
  ['bytes', 1024, 1],
  ['scripts', 1024, 1],
];

/** The medians of both, and how many times more the first is, in each figure. */
const compared = (apart: readonly FirstAnswer[], one: readonly FirstAnswer[]): string =>
  figures
    .map(([figure, unit, digits]) => {
      const [first, second] = [apart, one].map((visits) => median(visits.map((visit) => visit[figure])) / unit);
      return `${first!.toFixed(digits).padStart(7)} ${second!.toFixed(digits).padStart(7)} ${(first! / second!).toFixed(2)} ×`;
    })
    .join(' ');

/**
 * First visits to public pages of the product as it is, and of shell and remotes compiled into one bundle, in turn: until
 * the page answers, at 150 ms and 1.6 Mbps and a processor slowed four times. Both take over the same HTML.
 */
export async function benchBundle(only: readonly string[]): Promise<string> {
  const bundle = await buildOneBundle();
  const data = await preparedData();
  const product = await startProduct(repository, { BEREA_DATA: data.folder, BEREA_VERSIONS_FROM: 'off' });
  const host = await hostOneBundle(bundle, product.origin);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const lines = [
    'each: federated, one bundle, ratio',
    'page               ms until it answers    KB until then          scripts, KB',
  ];
  try {
    for (const address of only.length > 0 ? only : publicPages) {
      const apart: FirstAnswer[] = [];
      const one: FirstAnswer[] = [];
      // The first visit of each renders and compresses the page.
      for (const origin of [product.origin, host.origin]) await firstAnswer(browser, origin + address);
      for (let run = 0; run < runs; run++) {
        apart.push(await firstAnswer(browser, product.origin + address));
        one.push(await firstAnswer(browser, host.origin + address));
      }
      lines.push(`${address.padEnd(19)}${compared(apart, one)}`);
    }
  } finally {
    await browser.close();
    await host.stop();
    await product.stop();
    await data.remove();
    await rm(bundle.folder, { recursive: true });
  }
  return lines.join('\n');
}
