import { defaultVersionId } from '@berea/scripture';
import { strongsRequest, type StrongsResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { lexiconEntry } from '../_shared/lexicon-entry.ts';
import { renderingsOf, verseHits, versesAt } from '@berea/search/text';

const found = z.object({
  entry: lexiconEntry.nullable(),
  occurrences: z.int(),
  verses: versesAt,
  /** Triples of position, start and end. */
  marks: z.array(z.int()),
});

/** The marks of each verse, by its position. */
function marksByVerse(triples: readonly number[]): Map<number, [start: number, end: number][]> {
  const marks = new Map<number, [number, number][]>();
  for (let at = 0; at < triples.length; at += 3) {
    const [position, start, end] = triples.slice(at, at + 3) as [number, number, number];
    const own = marks.get(position);
    if (own) own.push([start, end]);
    else marks.set(position, [[start, end]]);
  }
  return marks;
}

/** Finds every verse of the King James Version that translates the word with a Strong's number. */
export const strongsSearch = (database: () => SupabaseClient) =>
  endpoint({
    name: 'strongs-search',
    methods: ['GET', 'POST'],
    input: strongsRequest,
    shared: { version: contentVersion(database), spelling: ({ strongs }) => ({ strongs }) },
    async answer({ strongs }) {
      const { data } = await database()
        .rpc('concordance_of_strongs', { version: defaultVersionId, wanted: strongs })
        .throwOnError();
      const { entry, occurrences, verses, marks } = found.parse(data);
      const marksAt = marksByVerse(marks);
      const hits = verseHits(verses).map((hit, at) => ({ ...hit, marks: marksAt.get(verses[at]![0]) ?? [] }));
      const body: StrongsResponse = {
        data: { strongs, ...entry, occurrences, verses: hits, renderings: renderingsOf(hits) },
      };
      return { body };
    },
  });
