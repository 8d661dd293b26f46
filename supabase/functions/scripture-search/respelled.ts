import { defaultVersionId, foldWord } from '@berea/scripture';
import { nearestWords, vocabularyRows } from '@berea/search/spelling';
import { phraseTerms } from '@berea/search/text';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** With more unknown words than these, a search is in another language, or of names that are in no text. */
const mostUnknown = 3;
/** How many similar words are tried where one word is unknown. */
const mostTried = 3;

const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const termRows = z.array(z.object({ term: z.string() }));

/**
 * Spellings of a search in which words that no version has are replaced by the most similar words of the King James
 * Version, best first: 'livng watter' → 'living water'. Empty where every word is known, or one resembles none.
 */
export async function respelled(database: () => SupabaseClient, query: string): Promise<string[]> {
  const unknown = await unknownWords(database, query);
  if (unknown.length === 0 || unknown.length > mostUnknown) return [];
  const { data } = await database().rpc('concordance_vocabulary', { version: defaultVersionId }).throwOnError();
  const vocabulary = vocabularyRows.parse(data);
  const similar = new Map(unknown.map((word) => [word, nearestWords(foldWord(word), vocabulary)]));
  const tried = unknown.length === 1 ? mostTried : 1;
  return Array.from({ length: tried }, (_, at) => at).flatMap((at) => {
    if (unknown.some((word) => similar.get(word)![at] === undefined)) return [];
    return query.replaceAll(wordPattern, (word) => similar.get(word)?.[at]?.word ?? word);
  });
}

async function unknownWords(database: () => SupabaseClient, query: string): Promise<string[]> {
  const words = [...new Set(query.match(wordPattern))];
  const terms = [...new Set(words.flatMap(phraseTerms))];
  if (terms.length === 0) return [];
  const { data } = await database().from('phrase_words').select('term').in('term', terms).throwOnError();
  const known = new Set(termRows.parse(data).map(({ term }) => term));
  return words.filter((word) => phraseTerms(word).some((term) => !known.has(term)));
}
