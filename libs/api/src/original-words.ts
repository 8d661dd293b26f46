import { defaultVersionId } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { isShape, isText, isWhole, itemsOf } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { readByAddress } from './function-call.ts';
import { immutableQueryOptions, publicQueryOptions } from './immutable-query.ts';
import { sendRequest } from './rest-request.ts';

/** A Hebrew or Greek word, and how often the King James Version translates it. */
export interface OriginalWord {
  /** 'G26' */
  readonly strongs: string;
  readonly lemma: string;
  readonly gloss: string;
  readonly occurrences: number;
}

const isOriginalWord = isShape<OriginalWord>({ strongs: isText, lemma: isText, gloss: isText, occurrences: isWhole() });

/**
 * The words of the original that are written so, in their own letters or in ours: 'ἀγάπη', 'agape', 'hesed'. The most
 * frequent first; idle while the text is undefined.
 */
export function useOriginalWords(written: string | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['original-words', written],
    queryFn: async ({ signal }) => {
      const asked = { version: defaultVersionId, written };
      return itemsOf(await sendRequest(host, (client) => client.rpc('words_written', asked), signal), isOriginalWord);
    },
    ...immutableQueryOptions,
    // What is shown otherwise waits for it.
    retry: false,
    enabled: written !== undefined,
  });
}

const responseSchema = async () => (await import('@berea/validation')).strongsResponse;

/**
 * Every King James verse that translates the Hebrew or Greek word with a Strong's number ('G26', 'G0026'); idle while
 * it is undefined.
 */
export function useVersesByStrongs(strongs: string | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['strongs-search', strongs?.toUpperCase()],
    queryFn: async ({ signal }) =>
      (await readByAddress(host, 'strongs-search', { strongs }, responseSchema, signal)).data,
    ...publicQueryOptions,
    gcTime: 5 * 60 * 1000,
    enabled: strongs !== undefined,
  });
}
