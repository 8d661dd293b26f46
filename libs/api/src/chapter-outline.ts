import type { ChapterPlace } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { useQuery } from '@tanstack/react-query';
import { immutableQueryOptions } from './immutable-query.ts';
import { sendRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';

/** Matthew Henry's Concise Commentary. */
const source = 'mhcc';

/** A sentence of the commentary as a heading: no full stop, and the apostrophe of print. */
const asHeading = (title: string): string => title.replace(/\.$/, '').replaceAll("'", '’');

const pointsSchema = async () => (await import('@berea/validation')).outlinePoints;

/** What a chapter holds, point by point, by the verse that each point begins with; idle while `place` is undefined. */
export function useChapterOutline(place: ChapterPlace | undefined) {
  const host = useHost();
  return useQuery({
    queryKey: ['chapter-outline', place?.book.id, place?.chapter],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      const { book, chapter } = place!;
      const schema = schemaFrom(pointsSchema);
      const rows = await sendRequest(
        host,
        (client) => {
          const ofSource = client.from('commentary_outlines').select('title,first_verse').eq('source_id', source);
          return ofSource.eq('book', book.id).eq('chapter', chapter).order('position');
        },
        signal,
      );
      const points = (await schema).parse(rows);
      return new Map(points.map(({ title, first_verse: verse }) => [verse, asHeading(title)]));
    },
    ...immutableQueryOptions,
    enabled: place !== undefined,
  });
}
