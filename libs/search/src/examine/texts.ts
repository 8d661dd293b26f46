import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** What the phrase index has on a term. */
export interface TermPlaces {
  /** In how many verses it stands, in any version. */
  readonly verses: number;
  /** Their positions; empty for words that too many verses have. */
  readonly positions: readonly number[];
}

/** The stored texts, as they are needed to examine one. */
export interface Texts {
  /** The terms of all phrases with their counts; of the rarest of each phrase the verses too. */
  places(phrases: readonly (readonly string[])[]): Promise<ReadonlyMap<string, TermPlaces>>;
  /** Verse → version → text. */
  verses(positions: readonly number[]): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>>;
  /** Verse → what the dictionaries say about its original words. */
  meanings(positions: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

const places = z.array(z.tuple([z.string(), z.int(), z.array(z.int())]));
const verses = z.array(z.tuple([z.int(), z.array(z.tuple([z.string(), z.string()]))]));
const meanings = z.array(z.tuple([z.int(), z.string()]));

/** The texts in the database. Each method makes one call, or none for nothing. */
export const storedTexts = (database: () => SupabaseClient): Texts => ({
  async places(phrases) {
    if (phrases.length === 0) return new Map();
    const { data } = await database().rpc('examined_places', { phrases }).throwOnError();
    return new Map(places.parse(data).map(([term, count, positions]) => [term, { verses: count, positions }]));
  },
  async verses(positions) {
    if (positions.length === 0) return new Map();
    const { data } = await database().rpc('examined_verses', { at: positions }).throwOnError();
    return new Map(verses.parse(data).map(([position, texts]) => [position, new Map(texts)]));
  },
  async meanings(positions) {
    if (positions.length === 0) return new Map();
    const { data } = await database().rpc('verse_meanings', { at: positions }).throwOnError();
    return new Map(meanings.parse(data));
  },
});
