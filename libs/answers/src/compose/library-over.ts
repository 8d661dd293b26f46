import { defaultVersionId } from '@berea/scripture';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { closestFirst } from '@berea/search/text';
import { findTopics, lexiconOf, quotedVerses, searchLibrary, topicNames } from '@berea/search';
import { readPassages, referenceAt } from '../passages.ts';
import type { Library } from './material.ts';

const targetRows = z.array(z.object({ position: z.int(), targets: z.array(z.int()) }));
const outlineRows = z.array(
  z
    .object({ title: z.string(), first_verse: z.int(), last_verse: z.int() })
    .transform(({ title, first_verse: first, last_verse: last }) => ({ title, first, last })),
);

const commented = z.record(
  z.string(),
  z.object({
    sections: z.array(z.tuple([z.string(), z.int(), z.int(), z.string()])),
    point: z.tuple([z.string(), z.int(), z.int()]).nullable(),
  }),
);

/** The position of another verse in the same chapter. */
const withVerse = (position: number, verse: number): number => Math.floor(position / 1000) * 1000 + verse;

/** Key in `sources` of the commentary whose chapter outlines are used. */
const outlinesOf = 'mhcc';

/** Implements the library on the project's database. */
export function libraryOver(database: () => SupabaseClient): Library {
  const targetsOf = async (positions: readonly number[]): Promise<Map<number, readonly number[]>> => {
    if (positions.length === 0) return new Map();
    const { data } = await database()
      .from('cross_references')
      .select('position, targets')
      .in('position', positions)
      .throwOnError();
    return new Map(targetRows.parse(data).map(({ position, targets }) => [position, targets]));
  };
  return {
    search: (text, options) => searchLibrary(database, text, options),
    quoted: (text) => quotedVerses(database, text),
    topics: (term, limit) => findTopics(database, term, limit),
    topicNames: () => topicNames(database),
    async comments(positions) {
      const { data } = await database()
        .rpc('comments_on', { version: defaultVersionId, at: positions, outlines: outlinesOf })
        .throwOnError();
      return new Map(
        Object.entries(commented.parse(data)).map(([position, { sections, point }]) => [
          Number(position),
          {
            sections: sections.map(([sourceId, first, last, text]) => ({
              sourceId,
              text,
              passage: referenceAt(withVerse(Number(position), first), withVerse(Number(position), last)),
            })),
            point: point ? { title: point[0], first: point[1], last: point[2] } : undefined,
          },
        ]),
      );
    },
    lexicon: (word) => lexiconOf(database, word),
    async outline(book, chapter) {
      const { data } = await database()
        .from('commentary_outlines')
        .select('title, first_verse, last_verse')
        .eq('source_id', outlinesOf)
        .eq('book', book.id)
        .eq('chapter', chapter)
        .order('position')
        .throwOnError();
      return outlineRows.parse(data);
    },
    async explaining(position) {
      const own = await targetsOf([position]);
      const onward = await targetsOf(own.get(position) ?? []);
      return closestFirst(position, new Map([...onward, ...own]));
    },
    async referredTo(positions) {
      return new Map(Array.from(await targetsOf(positions), ([position, targets]) => [position, targets.length]));
    },
    passages: (versionId, written) => readPassages(database, versionId, written),
  };
}
