import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { everythingLoaded, renderedHtml } from '../rendered-page.ts';

/** Kilobytes as they are sent, by part of a first visit. */
interface Budget {
  readonly html: number;
  /** Until the page answers. */
  readonly first: number;
  /** After that, until the browser is idle. */
  readonly later: number;
  readonly fonts: number;
}

const others: Budget = { html: 16, first: 206, later: 128, fonts: 52 };
// Later come the small parts that its buttons need, so that a tap works without a network.
const reader: Budget = { html: 22, first: 214, later: 128, fonts: 67 };
const budgets: Readonly<Record<string, Budget>> = {
  '/': { html: 15, first: 155, later: 128, fonts: 52 },
  '/bible/john/3': reader,
  // What is looked up is first held against the rules that recognise danger.
  '/concordance': { ...reader, first: 220 },
  '/encyclopedia': others,
  '/question': others,
  '/guided-studies': others,
  '/contact': others,
};

/** The pages of `npm test`: the shell alone, the reader, and one of the others. */
const sample = new Set(['/', '/bible/john/3', '/question']);

/** What minified code of each kind still says. */
const kept = {
  'the Supabase client': 'GoTrueClient',
  toasts: 'fui-ToastContainer',
  menus: 'fui-MenuPopover',
  dialogs: 'fui-DialogSurface',
};

/** What Module Federation's runtime says. The home page starts without it. */
const federation = '__FEDERATION__';

/**
 * In the rules that recognise danger, which are counted apart: whatever they weigh, they must be there without a network.
 * The name of one of the services.
 */
const careRules = 'ShelterSafe';

interface Loaded {
  readonly address: string;
  /** Bytes as they were sent. */
  readonly bytes: number;
  /** Whether it was there before the page answered. */
  readonly first: boolean;
}

/** Everything that the first visit to an address loads. */
async function visit(page: Page, address: string): Promise<readonly Loaded[]> {
  await page.goto(address);
  await everythingLoaded(page);
  return page.evaluate(() => {
    const answers = performance.getEntriesByName('berea:answers')[0]!.startTime;
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    return entries.map(({ name, encodedBodySize, responseEnd, entryType }) => ({
      address: entryType === 'navigation' ? 'html' : name,
      bytes: encodedBodySize,
      first: responseEnd <= answers,
    }));
  });
}

const kilobytes = (loaded: readonly Loaded[]): number => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
const ofType = (loaded: readonly Loaded[], end: string): readonly Loaded[] =>
  loaded.filter(({ address }) => address.endsWith(end));

for (const [address, budget] of Object.entries(budgets))
  test(
    `a first visit to ${address} loads no more than its budget`,
    { tag: sample.has(address) ? [] : '@full' },
    async ({ page, request }) => {
      await renderedHtml(request, address);
      const loaded = await visit(page, address);
      const scripts = ofType(loaded, '.js');
      const first = scripts.filter((script) => script.first);
      const codes = new Map(
        await Promise.all(
          scripts.map(async ({ address: script }) => [script, await (await request.get(script)).text()] as const),
        ),
      );
      const later = scripts.filter((script) => !script.first && !codes.get(script.address)?.includes(careRules));
      const sizes: Budget = {
        html: kilobytes(ofType(loaded, 'html')),
        first: kilobytes(first),
        later: kilobytes(later),
        fonts: kilobytes(ofType(loaded, '.woff2')),
      };
      expect.soft(scripts.length).toBeGreaterThan(0);
      for (const part of ['html', 'first', 'later', 'fonts'] as const)
        expect.soft(sizes[part], `${part} of ${address}, KB`).toBeLessThanOrEqual(budget[part]);

      const refused = {
        ...kept,
        'the care rules': careRules,
        ...(address === '/' && { 'the federation': federation }),
      };
      for (const { address: script } of first) {
        for (const [part, sign] of Object.entries(refused))
          expect.soft(codes.get(script)?.includes(sign), `${part} in ${script}, before ${address} answers`).toBe(false);
      }
      for (const entry of ofType(loaded, 'remoteEntry.js')) expect.soft(kilobytes([entry])).toBeLessThanOrEqual(9);
    },
  );
