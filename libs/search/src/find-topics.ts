import { formatReference, placeAt } from '@berea/scripture';
import type { SupabaseClient } from '@supabase/supabase-js';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import type { Topic } from './findings.ts';
import { queryTerms } from './query-terms.ts';
import { foldTopicName } from './topic-name.ts';
import { termsOf } from './terms.ts';

const found = z.array(
  z.object({
    title: z.string(),
    by: z.enum(['name', 'other name', 'link', 'nearest']),
    see: z.array(z.string()),
    headings: z.array(z.tuple([z.string(), z.array(z.int())])),
  }),
);

/**
 * Finds topics of Nave's by name, by alias or inflected form, by following "See" links of empty topics, by part of the
 * term, or, when all of these fail, by the most similar spelling.
 * @throws PostgrestError, or Error when the database returns an unexpected shape
 */
export async function findTopics(database: () => SupabaseClient, term: string, limit = 3): Promise<Topic[]> {
  const called = await topicsCalled(database, term, limit);
  if (called.length > 0) return called;
  const spelled = nearestName(foldTopicName(term), await topicNames(database));
  return spelled === undefined
    ? []
    : (await topicsCalled(database, spelled, limit)).map((topic) => ({ ...topic, by: 'nearest' }));
}

/** All names of topics, folded as `foldTopicName` does. @throws as `findTopics` */
export async function topicNames(database: () => SupabaseClient): Promise<string[]> {
  const { data } = await database().rpc('topic_vocabulary').throwOnError();
  return z.array(z.string()).parse(data);
}

async function topicsCalled(database: () => SupabaseClient, term: string, wanted: number): Promise<Topic[]> {
  const runs = [...new Set([termsOf(term).join(' '), ...queryTerms(term).topicTerms])].filter((run) => run !== '');
  const { data } = await database()
    .rpc('topics_called', { wanted_name: foldTopicName(term), runs, wanted })
    .throwOnError();
  return found.parse(data).map(({ headings, ...topic }) => ({
    ...topic,
    headings: headings.map(([heading, passages]) => ({ heading, references: referencesOf(passages) })),
  }));
}

/** References from pairs of first and last positions. */
const referencesOf = (passages: readonly number[]): string[] =>
  Array.from({ length: passages.length / 2 }, (_, index) => {
    const [first, last] = [placeAt(passages[2 * index]!), placeAt(passages[2 * index + 1]!)];
    if (!first || !last) throw new Error(`A topic refers to a verse that is not in any book: ${passages.join(', ')}`);
    return formatReference({ ...first, ...(last.verse > first.verse && { lastVerse: last.verse }) });
  });

/** The most similar name, allowing one typing error for every four letters. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, off: distance(wanted, name) }))
    .toSorted((one, other) => one.off - other.off);
  return best && best.off <= Math.floor(wanted.length / 4) ? best.name : undefined;
}
