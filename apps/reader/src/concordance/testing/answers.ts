import { json, type Routes } from '@berea/shell-api/testing/stories';
import type { Concordance, StrongsVerses, VerseHit } from '@berea/validation';

/** A fake response of a function. */
export type Answer = NonNullable<Routes[string]>;

export const hit = (reference: string, text: string): VerseHit => ({
  id: reference.replace(/ (\d+):(\d+)$/, '.$1.$2').replaceAll(' ', ''),
  reference,
  text,
});

/** Four verses from three books in both testaments. */
export const hits: readonly VerseHit[] = [
  hit('Genesis 22:2', 'thine only son Isaac, whom thou lovest not; Love him, and love'),
  hit('Psalms 18:1', 'I will love thee, O LORD, my strength.'),
  hit('Psalms 31:23', "O love the LORD, all ye his saints: for the love's sake"),
  hit('John 13:34', 'A new commandment I give unto you, That ye love one another'),
];

export const found =
  (part: Partial<Concordance> = {}): Answer =>
  () =>
    json({ data: { word: 'love', occurrences: 5, verses: hits, nearest: [], ...part } });
export const foundByNumber =
  (part: Partial<StrongsVerses> = {}): Answer =>
  () =>
    json({
      data: {
        strongs: 'G26',
        lemma: 'ἀγάπη',
        transliteration: 'agápē',
        gloss: 'affection or benevolence',
        occurrences: 4,
        verses: hits,
        renderings: [],
        ...part,
      },
    });
export const detail =
  (content: unknown, reference = 'Psalms 18:1'): Answer =>
  () =>
    json({ data: { reference, content } });
