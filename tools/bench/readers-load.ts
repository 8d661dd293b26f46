/** The process of the readers: `readers-load.ts <origin> <content version> seconds|requests <how many>`. */

import { setTimeout as delay } from 'node:timers/promises';
import { readContent } from '@berea/content/files';
import { books, defaultVersionId } from '@berea/scripture';
import { sharedAddress } from '@berea/validation';
import { quantile } from './quantiles.ts';

const readers = 100;
const [origin = '', version, unit, amount] = process.argv.slice(2);
const words = ['love', 'grace', 'faith', 'hope', 'peace', 'mercy', 'light', 'the'];
const { people, places, theology, parables, miracles } = readContent([
  'people',
  'places',
  'theology',
  'parables',
  'miracles',
]);
const titles = [
  ...books.map(({ name }) => name),
  ...[people, places, theology, parables, miracles].flat().map(({ title }) => title),
];

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** A page somebody may open next, mostly a chapter: the address below `functions/v1/`, and what is posted there. */
function next(): readonly [address: string, posted?: object] {
  const kind = Math.random();
  if (kind < 0.1) return [sharedAddress('concordance-search', { query: oneOf(words), limit: 200 }, version)];
  if (kind < 0.25) return ['encyclopedia-entry', { term: oneOf(titles) }];
  const book = oneOf(books);
  const chapter = 1 + Math.floor(Math.random() * book.chapters);
  return [sharedAddress('bible-chapter', { book: book.name, chapter, bibleId: defaultVersionId }, version)];
}

const spent: number[] = [];
let [errors, begun] = [0, 0];
const isPaused = unit === 'seconds';
const ends = performance.now() + Number(amount) * 1000;
const goesOn = (): boolean => (isPaused ? performance.now() < ends : begun < Number(amount));

async function read(_: unknown, reader: number): Promise<void> {
  const headers = { 'x-forwarded-for': `198.51.100.${reader + 1}` };
  if (isPaused) await delay(Math.random() * 2_000);
  while (goesOn()) {
    begun++;
    const from = performance.now();
    try {
      const [address, posted] = next();
      const response = await fetch(`${origin}/functions/v1/${address}`, {
        headers,
        ...(posted && { method: 'POST', body: JSON.stringify(posted) }),
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      if (!response.ok) errors++;
    } catch {
      errors++;
    }
    spent.push(performance.now() - from);
    if (isPaused) await delay(1_000 + Math.random() * 1_000);
  }
}

await Promise.all(Array.from({ length: readers }, read));
const [p50, p95, max] = [0.5, 0.95, 1].map((q) => quantile(spent, q).toFixed(1));
process.stdout.write(`${spent.length} answers, ${errors} errors, p50 ${p50} ms, p95 ${p95} ms, longest ${max} ms\n`);
