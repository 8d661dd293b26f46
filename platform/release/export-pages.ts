import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from '@berea/registry';
import { writeAtomically } from './atomic-write.ts';
import { isPageOf } from './page-of.ts';
import { ReleaseError } from './release-error.ts';

interface Pages {
  readonly folder: string;
  readonly from: string;
  readonly registry: Registry;
  /** The host's page: each rendered one is made from it. */
  readonly index: string;
  readonly sitemap: string;
  readonly progress: (line: string) => void;
}

/** How many pages are fetched at once. */
const together = 4;
/** How many pages that came empty are named. */
const named = 5;
/** So few are no sign that too much was asked for: the browser fills them. */
const neverRendered = 10;
/** Minutes. What one address may ask for is counted in five. */
const mostWaits = 6;

/**
 * Takes the pages that the running product renders, for the addresses of its sitemap without a query. While the host and
 * the texts are the same, those that are there already stay.
 * @throws ReleaseError when the product serves another revision than is exported
 */
export async function exportPages({ folder, from, registry, index, sitemap, progress }: Pages): Promise<void> {
  const pages = path.join(folder, 'pages');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address!.replaceAll('&amp;', '&').replaceAll('&apos;', "'")))
    .filter(({ search }) => search === '')
    .map(({ pathname }) => pathname);
  const { contentVersion } = JSON.parse(await readFile(path.join(folder, 'config.json'), 'utf8')) as {
    contentVersion?: string;
  };
  const madeOf = createHash('sha256').update(`${contentVersion}\0${index}`).digest('hex');
  const madeFile = path.join(pages, '.made-of');
  if ((await readFile(madeFile, 'utf8').catch(() => '')) !== madeOf) await rm(pages, { recursive: true, force: true });
  let rendered = 0;
  /** @returns those that came empty */
  const take = async (wanted: readonly string[]): Promise<string[]> => {
    const empty: string[] = [];
    for (let at = 0; at < wanted.length; at += together)
      await Promise.all(
        wanted.slice(at, at + together).map(async (address) => {
          const file = fileOf(pages, address);
          if ((await readFile(file).catch(() => undefined)) !== undefined) return;
          const page = await (await fetch(new URL(address, from), { headers: { accept: 'text/html' } })).text();
          if (!isPageOf(registry, page))
            throw new ReleaseError(`${from}${address} is not made from the revision that is exported.`);
          if (!page.includes('id="berea-rendered"')) return void empty.push(address);
          await mkdir(path.dirname(file), { recursive: true });
          await writeAtomically(file, page);
          rendered += 1;
          if (rendered % 100 === 0) progress(`Took ${rendered} rendered pages …`);
        }),
      );
    return empty;
  };
  // The product does not render every page, and sends one empty that is not ready in time, or while much is asked for.
  let empty = await take(addresses);
  for (let waits = 0; empty.length > 0;) {
    const left = await take(empty);
    if (left.length === empty.length && (left.length <= neverRendered || ++waits > mostWaits)) break;
    if (left.length === empty.length) {
      progress(`${left.length} pages come empty; asking again in a minute …`);
      await delay(60_000);
    }
    empty = left;
  }
  await mkdir(pages, { recursive: true });
  await writeAtomically(madeFile, madeOf);
  progress(`Took ${rendered} rendered pages that were not there, of ${addresses.length}.`);
  if (empty.length > 0)
    progress(
      `${empty.length} came empty, and are filled by the browser; another export asks for them again: ${empty.slice(0, named).join(', ')}${empty.length > named ? ', …' : ''}`,
    );
}

/** Where a host looks for the page of an address. @throws ReleaseError when the address leads out of the folder */
function fileOf(pages: string, address: string): string {
  const decoded = address === '/' ? '/index' : decodeURIComponent(address);
  const file = path.join(pages, `${decoded}.html`);
  if (!file.startsWith(pages + path.sep)) throw new ReleaseError(`${address} is no address of a page.`);
  return file;
}
