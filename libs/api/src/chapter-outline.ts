import type { ChapterPlace } from '@berea/scripture';
import { useHost, type Host } from '@berea/shell-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import { immutableQueryOptions } from './immutable-query.ts';
import { sendRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';

/** Matthew Henry's Concise Commentary. */
const source = 'mhcc';

/** A sentence of the commentary as a heading: no full stop, and the apostrophe of print. */
const asHeading = (title: string): string => title.replace(/\.$/, '').replaceAll("'", '’');

/** The points of a chapter's outline by the verse that each begins with. @throws CallFailure */
async function fetchOutline(
  host: Host,
  { book, chapter }: ChapterPlace,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, string>> {
  const schema = schemaFrom(async () => (await import('@berea/validation')).outlinePoints);
  const rows = await sendRequest(
    host,
    (client) =>
      client
        .from('commentary_outlines')
        .select('title,first_verse')
        .eq('source_id', source)
        .eq('book', book.id)
        .eq('chapter', chapter)
        .order('position'),
    signal,
  );
  const points = (await schema).parse(rows);
  return new Map(points.map(({ title, first_verse: verse }) => [verse, asHeading(title)]));
}

/** What a chapter holds, point by point, by the verse that each point begins with; idle while `place` is undefined. */
export function useChapterOutline(place: ChapterPlace | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['chapter-outline', place?.book.id, place?.chapter],
    queryFn: place ? ({ signal }) => fetchOutline(host, place, signal) : skipToken,
    ...immutableQueryOptions,
  });
}
