import { readFileSync } from 'node:fs';
import { bookById, exists, positionOf, type VersePlace } from '@berea/scripture';
import { z } from 'zod';

/** For each topic, the relevance of its verses by position. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * Reads lines of `topic, first verse, last verse or empty, votes`, separated by tabs; verses are OSIS ids. A passage's
 * votes count for each of its verses; when several passages contain a verse, the highest counts. Relevance is log2(1 +
 * votes): votes range from one to thousands, and the tenth vote for a verse says more than the thousandth.
 * @throws Error when a line names an invalid verse
 */
export function readJudgements(file: string): Judgements {
  const topics = new Map<string, Map<number, number>>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [topic = '', from = '', to = '', votes] = line.split('\t');
    const worth = Math.log2(1 + z.coerce.number().parse(votes));
    const of = topics.get(topic) ?? new Map<number, number>();
    topics.set(topic, of);
    for (let position = at(from); position <= at(to === '' ? from : to); position++)
      of.set(position, Math.max(worth, of.get(position) ?? 0));
  }
  return topics;
}

function at(osis: string): number {
  const [id = '', chapter, verse] = osis.split('.');
  const place: Partial<VersePlace> = {
    ...(bookById(id) && { book: bookById(id)! }),
    chapter: Number(chapter),
    verse: Number(verse),
  };
  if (!place.book || !exists(place as VersePlace)) throw new Error(`${osis} is not a verse`);
  return positionOf(place as VersePlace);
}
