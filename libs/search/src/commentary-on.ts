import { formatReference, type VersePlace } from '@berea/scripture';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { CommentarySection } from './findings.ts';

const sections = z.array(
  z.object({ source_id: z.string(), first_verse: z.int(), last_verse: z.int(), text: z.string() }),
);
const names = z.array(z.object({ id: z.string(), name: z.string() }));

/** Keys in `sources`, in the order in which they are quoted: whole Bible, notes on difficult passages, Psalms. */
const commentaries = ['mhcc', 'scofield', 'tdavid'] as const;
/** The key of a commentary in `sources`. */
export type Commentary = (typeof commentaries)[number];

/**
 * The commentary sections on the passage that contains a verse, in the order of `commentaries`.
 * @throws PostgrestError
 */
export async function commentaryOn(
  database: () => SupabaseClient,
  { book, chapter, verse }: VersePlace,
  { sources = commentaries }: { readonly sources?: readonly Commentary[] } = {},
): Promise<CommentarySection[]> {
  const [found, known] = await Promise.all([
    database()
      .from('commentary_sections')
      .select('source_id, first_verse, last_verse, text')
      .eq('book', book.id)
      .eq('chapter', chapter)
      .lte('first_verse', verse)
      .gte('last_verse', verse)
      .in('source_id', [...sources])
      .throwOnError(),
    database()
      .from('sources')
      .select('id, name')
      .in('id', [...sources])
      .throwOnError(),
  ]);
  const nameOf = new Map(names.parse(known.data).map(({ id, name }) => [id, name]));
  return sections
    .parse(found.data)
    .toSorted(
      (one, other) =>
        placeOf(sources, one.source_id) - placeOf(sources, other.source_id) || one.first_verse - other.first_verse,
    )
    .map(({ source_id: sourceId, first_verse: first, last_verse: last, text }) => ({
      source: nameOf.get(sourceId) ?? sourceId,
      sourceId,
      text,
      passage: formatReference({ book, chapter, verse: first, ...(last > first && { lastVerse: last }) }),
    }));
}

const placeOf = (sources: readonly string[], id: string): number => sources.indexOf(id);
