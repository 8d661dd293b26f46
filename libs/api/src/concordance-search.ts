import { foldWord, wordsIn } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import type { Concordance, VerseHit } from '@berea/validation';
import { skipToken, useQuery } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';
import { readByAddress } from './function-call.ts';
import { publicQueryOptions } from './immutable-query.ts';

/** So many verses are asked for first: more than a screen shows, and few enough to be there at once. */
const firstVerses = 200;
/** The others come in parts of this many, so that reading one never keeps the page from answering. */
const versesInPart = 2_000;

const concordanceSchema = async () => (await import('@berea/validation')).concordanceResponse;

/**
 * The verses of a search that are not in `first`, in parts and in canonical order.
 * @throws as readByAddress; CallFailure when there are fewer than `first` says
 */
export async function* restOfConcordance(
  host: Host,
  first: Concordance,
  signal?: AbortSignal,
): AsyncGenerator<readonly VerseHit[]> {
  const total = first.whole?.verses ?? first.verses.length;
  for (let offset = first.verses.length; offset < total;) {
    const part = { query: foldWord(first.word), limit: versesInPart, offset };
    const { data } = await readByAddress(host, 'concordance-search', part, concordanceSchema, signal);
    if (data.verses.length === 0) throw new CallFailure('Verses are missing.', 200);
    offset += data.verses.length;
    yield data.verses;
  }
}

/** Counts a word as the function does: whole words in any case. */
const occurrencesOf = (word: string, verses: Concordance['verses']): number =>
  verses.flatMap(({ text }) => wordsIn(text)).filter(({ text }) => foldWord(text) === foldWord(word)).length;

/**
 * Call 17: the first King James verses that contain an English word, ignoring case, and how many there are; idle while
 * it is undefined. See `restOfConcordance`.
 */
export function useConcordance(word: string | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['concordance-search', word?.toLowerCase()],
    queryFn:
      word === undefined
        ? skipToken
        : async ({ signal }): Promise<Concordance> => {
            const part = { query: foldWord(word), limit: firstVerses };
            const { data } = await readByAddress(host, 'concordance-search', part, concordanceSchema, signal);
            const { occurrences = occurrencesOf(word, data.verses) } = data;
            return { ...data, word: data.word ?? word.toLowerCase(), occurrences };
          },
    ...publicQueryOptions,
    // The result for "the" takes several megabytes, so unused results are dropped early.
    gcTime: 5 * 60 * 1000,
  });
}
