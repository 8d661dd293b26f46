import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { derived, ours } from '@berea/content';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { withoutFrame } from '../phrasings/frame.ts';
import { coverage, rarityWeight, type TermWeight } from './alignment.ts';
import { plainWords } from '../terms.ts';
import { phraseTerms } from './phrase-terms.ts';

/** A verse that has the words of a phrase. */
interface QuotedVerse {
  readonly position: number;
  /** How much of the phrase it has, from 0 to 1. */
  readonly coverage: number;
}

/** What the phrase index has on a text. */
export interface Quoted {
  /** The verses that have most of it, best first. */
  readonly verses: readonly QuotedVerse[];
  /** Whether the text names itself a verse: 'what verse says …'. */
  readonly framed: boolean;
  /** In how many verses each word of the text stands, in any version; 0 for a word of none. */
  readonly known: ReadonlyMap<string, number>;
}

const found = z.object({
  known: z.array(z.tuple([z.string(), z.int()])),
  verses: z.array(z.tuple([z.int(), z.number(), z.array(z.string())])),
});

/** Candidates that are compared word by word. */
const candidates = 25;
const mostWordings = 8;
/** Ways of reading two neighbours as one word. */
const mostJoined = 8;
/** What the most cited verse has before others that cover a phrase as well. */
const priorBonus = 0.02;

/**
 * The verses that a text quotes, half remembered or in the wording of another translation. Every word counts, with its
 * order. Makes one database call.
 * @throws PostgrestError, or Error when the database returns an unexpected shape
 */
export async function quotedVerses(database: () => SupabaseClient, text: string, most = 5): Promise<Quoted> {
  const { core, framed } = withoutFrame(text);
  const phrase = phraseTerms(core);
  // 'Peace makers' is one word in the Bible.
  const words = plainWords(core);
  const joined = words.slice(1).map((word, place) => phraseTerms(words[place]! + word)[0]!);
  const terms = [...new Set([...phrase, ...phraseTerms(text), ...joined])];
  const { data } = await database()
    .rpc('phrase_verses', { terms, also: wordedVerses(phrase), wanted: candidates })
    .throwOnError();
  const { known, verses } = found.parse(data);
  const counts = new Map<string, number>([
    ...phraseTerms(text).map((term) => [term, 0] as const),
    ...phrase.map((term) => [term, 0] as const),
    ...known,
  ]);
  const phrases = [
    phrase,
    ...joined
      .flatMap((term, place) => (counts.has(term) ? [phrase.toSpliced(place, 2, term)] : []))
      .slice(0, mostJoined),
  ];
  const weightOf: TermWeight = (term) => rarityWeight(counts.get(term) ?? 0);
  return {
    framed,
    known: counts,
    verses: verses
      .map(([position, prior, texts]) => {
        const wordings = wordingsOf().get(position);
        const best = Math.max(
          0,
          ...texts.flatMap((each) => {
            const stored = phraseTerms(each);
            return phrases.map((one) => coverage(one, stored, weightOf, wordings));
          }),
        );
        return { position, coverage: best, rank: best + priorBonus * Math.log(prior) };
      })
      .filter((each) => each.coverage > 0)
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, most)
      .map(({ position, coverage: share }) => ({ position, coverage: share })),
  };
}

/** The words by which a verse is known in other translations. */
const wordingsOf = derived((): ReadonlyMap<number, ReadonlySet<string>> => {
  const all = new Map<number, Set<string>>();
  for (const { words, verse } of ours('modernWordings')) {
    const place = parseReference(verse) as VersePlace;
    const position = positionOf(place);
    const own = all.get(position) ?? new Set();
    all.set(position, own);
    for (const word of words) for (const term of phraseTerms(word)) own.add(term);
  }
  return all;
});

/** Verses whose other wordings share words with a phrase, those with most first. */
const wordedVerses = (phrase: readonly string[]): number[] => {
  return Array.from(wordingsOf(), ([position, own]) => ({
    position,
    shared: new Set(phrase.filter((term) => own.has(term))).size,
  }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostWordings)
    .map(({ position }) => position);
};
