import { defaultVersionId, placeAt, versePosition } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import {
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';

/** How many verses one request asks for. More would make its address too long. */
const perRequest = 250;

/** The text of a verse, and the version that it is of. */
interface VerseText {
  readonly text: string;
  readonly bibleId: string;
}

/** The text of verses by their position in the canon. */
export type VerseTexts = ReadonlyMap<number, VerseText>;

/**
 * Fetches the text of verses in a version; in the King James Version where that version has no such verse or its text is
 * not stored. @throws CallFailure
 */
export async function fetchVerseTexts(
  host: Host,
  positions: readonly number[],
  bibleId: string,
  signal?: AbortSignal,
): Promise<Map<number, VerseText>> {
  const schema = schemaFrom(async () => (await import('@berea/validation')).verseTextRows);
  const texts = new Map<number, VerseText>();
  for (let from = 0; from < positions.length; from += perRequest) {
    const rows = await sendRequest(
      host,
      (client) =>
        client
          .from('verses')
          .select('version_id,position,text')
          .in('version_id', [...new Set([defaultVersionId, bibleId])])
          .in('position', positions.slice(from, from + perRequest)),
      signal,
    );
    for (const { version_id, position, text } of (await schema).parse(rows))
      if (version_id === bibleId || !texts.has(position)) texts.set(position, { text, bibleId: version_id });
  }
  return texts;
}

/** The positions of verses that exist, each once and in order. */
export const positionsOf = (verseIds: readonly string[]): number[] =>
  [...new Set(verseIds.map(versePosition))].filter((position) => placeAt(position)).sort((a, b) => a - b);

/** What earlier lists fetched of a version. */
const earlierTexts = (queries: QueryClient, bibleId: string): VerseTexts =>
  new Map(
    queries
      .getQueriesData<VerseTexts>({ queryKey: ['verse-texts', bibleId] })
      .flatMap(([, texts]) => [...(texts ?? [])]),
  );

/** Keep the identity of these options: a new placeholder in each render would render for ever. */

const verseTextsQuery = (host: Host, queries: QueryClient, verseIds: readonly string[], bibleId: string) => {
  const positions = positionsOf(verseIds);
  return queryOptions<VerseTexts>({
    queryKey: ['verse-texts', bibleId, positions],
    queryFn: async ({ signal }) => {
      const known = earlierTexts(queries, bibleId);
      const missing = positions.filter((position) => !known.has(position));
      return new Map([...known, ...(await fetchVerseTexts(host, missing, bibleId, signal))]);
    },
    enabled: positions.length > 0,
    placeholderData: () => {
      const known = earlierTexts(queries, bibleId);
      return known.size > 0 ? known : undefined;
    },
    staleTime: Infinity,
  });
};

/**
 * The texts of many verses ('John 3:16'), by their position in the canon. Only those are fetched that an earlier list
 * did not have.
 */
export function useVerseTexts(verseIds: readonly string[], bibleId: string) {
  const host = useHost();
  const queries = useQueryClient();
  return useQuery(useMemo(() => verseTextsQuery(host, queries, verseIds, bibleId), [host, queries, verseIds, bibleId]));
}

const dataOf = (results: readonly UseQueryResult<VerseTexts>[]) => results.map(({ data }) => data);

/** The same of verses in several versions. @param asked the verses by version; keep its identity. */
export function useVerseTextsByVersion(
  asked: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, VerseTexts | undefined> {
  const host = useHost();
  const queries = useQueryClient();
  const options = useMemo(
    () => [...asked].map(([bibleId, verseIds]) => verseTextsQuery(host, queries, verseIds, bibleId)),
    [host, queries, asked],
  );
  const all = useQueries({ queries: options, combine: dataOf });
  return useMemo(() => new Map([...asked.keys()].map((bibleId, at) => [bibleId, all[at]])), [asked, all]);
}
