import { defaultVersionId, formatReference, placeAt } from '@berea/scripture';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { confidenceIn } from './confidence.ts';
import type { Findings, FoundVerse } from './findings.ts';
import { queryTerms, type QueryTerms } from './query-terms.ts';

/** Options of `searchLibrary`. */
export interface SearchOptions {
  /** The version of the verse texts. */
  readonly bibleId?: string;
  /** Maximum number of verses. */
  readonly limit?: number;
}

const found = z.object({
  known: z.array(z.string()),
  verses: z.array(
    z.tuple([z.int(), z.number(), z.string(), z.array(z.string()), z.array(z.tuple([z.string(), z.string()]))]),
  ),
});

/**
 * Searches the library for a question, a topic or an objection: verses found by their words, by the topics that list
 * them, by commentary and by cross-references. Makes one database call.
 * @throws PostgrestError, or Error when the database returns an unexpected shape
 */
export async function searchLibrary(
  database: () => SupabaseClient,
  text: string,
  options: SearchOptions = {},
): Promise<Findings> {
  const { bibleId = defaultVersionId, limit = 12 } = options;
  const query = queryTerms(text);
  const { known, verses } = await ask(database, query, bibleId, limit);
  const confidence = confidenceIn(
    query.concepts,
    new Set(known),
    verses.map(([, , , terms]) => terms),
  );
  const best = verses[0]?.[1] ?? 1;
  return {
    confidence,
    words: query.words,
    verses:
      confidence === 'none'
        ? []
        : verses.map(([position, score, verse, terms, headings]): FoundVerse => {
            const place = placeAt(position);
            if (!place) throw new Error(`The verse at ${position} is not in any book`);
            return {
              position,
              text: verse,
              score: score / best,
              reference: formatReference(place),
              words: query.concepts
                .filter(({ own, added }) => [...own, ...added].some((term) => terms.includes(term)))
                .map(({ asked }) => asked),
              headings: headings.map(([topic, heading]) => ({ topic, heading })),
            };
          }),
  };
}

async function ask(
  database: () => SupabaseClient,
  { weights, topicTerms }: QueryTerms,
  version: string,
  wanted: number,
): Promise<z.infer<typeof found>> {
  const [terms, counts] = [[...weights.keys()], [...weights.values()]];
  const { data } = await database()
    .rpc('library_search', { terms, weights: counts, topic_terms: topicTerms, version, wanted })
    .throwOnError();
  return found.parse(data);
}
