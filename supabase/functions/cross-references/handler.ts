import { defaultVersionId, formatReference, placeAt, positionOf } from '@berea/scripture';
import { crossReferencesRequest, type CrossReference, type CrossReferencesResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { closestFirst } from '@berea/search/text';

/** Maximum number of references returned; about one verse in twenty has more. */
const limit = 30;

const targetRows = z.array(z.object({ position: z.int(), targets: z.array(z.int()) }));
const verseRows = z.array(z.object({ position: z.int(), text: z.string() }));

/** Returns the cross-references of a verse, most relevant first, in the requested version. */
export const crossReferencesOf = (database: () => SupabaseClient) =>
  endpoint({
    name: 'cross-references',
    methods: ['GET', 'POST'],
    input: crossReferencesRequest,
    shared: {
      version: contentVersion(database),
      spelling: ({ book, chapter, verse, bibleId }) => ({ book: book.name, chapter, verse, bibleId }),
    },
    async answer({ book, chapter, verse, bibleId }) {
      const targetsOf = async (positions: readonly number[]): Promise<Map<number, readonly number[]>> => {
        const { data } = await database()
          .from('cross_references')
          .select('position, targets')
          .in('position', positions)
          .throwOnError();
        return new Map(targetRows.parse(data).map(({ position, targets }) => [position, targets]));
      };
      const textsOf = async (version: string, positions: readonly number[]): Promise<Map<number, string>> => {
        const { data } = await database()
          .from('verses')
          .select('position, text')
          .eq('version_id', version)
          .in('position', positions)
          .throwOnError();
        return new Map(verseRows.parse(data).map(({ position, text }) => [position, text.trim()]));
      };

      const from = positionOf({ book, chapter, verse });
      const own = await targetsOf([from]);
      const all = own.get(from) ?? [];
      const [onward, inDefault] = await Promise.all([targetsOf(all), textsOf(defaultVersionId, [from, ...all])]);
      const asked = bibleId === defaultVersionId ? inDefault : await textsOf(bibleId, all);
      // Versions that are not in the database have no text to quote.
      const quotable = asked.size > 0 || all.length === 0;
      const texts = quotable ? asked : inDefault;
      const body: CrossReferencesResponse = {
        data: {
          reference: formatReference({ book, chapter, verse }),
          total: all.length,
          bibleId: quotable ? bibleId : defaultVersionId,
          references: closestFirst(from, new Map([...onward, ...own]), inDefault)
            .flatMap((position) => quoted(position, texts))
            .slice(0, limit),
        },
      };
      return { body };
    },
  });

/** Empty when the version leaves the verse out. */
function quoted(position: number, texts: ReadonlyMap<number, string>): CrossReference[] {
  const place = placeAt(position);
  const text = texts.get(position);
  return place && text ? [{ reference: formatReference(place), text }] : [];
}
