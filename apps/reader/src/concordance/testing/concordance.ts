import { json, renderRemote, type Routes } from '@berea/shell-api/testing';
import type { Concordance, StrongsVerses, VerseHit } from '@berea/validation';
import { screen } from '@testing-library/react';
import { remote } from '../../testing/remote.ts';

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
        ...part,
      },
    });
export const detail =
  (content: unknown, reference = 'Psalms 18:1'): Answer =>
  () =>
    json({ data: { reference, content } });

interface Answers {
  search?: Answer;
  strongs?: Answer;
  detail?: Answer;
}

/** Renders the concordance at an address with these fake function responses. */
export const open = (
  at: Parameters<typeof renderRemote>[1]['at'],
  { search = found(), strongs = foundByNumber(), detail: answer = detail([]) }: Answers = {},
) =>
  renderRemote(remote, {
    at,
    routes: {
      '/functions/v1/concordance-search': search,
      '/functions/v1/strongs-search': strongs,
      '/functions/v1/verse-detail': answer,
    },
  });

export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word' });
export const searchButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
export const card = (name: string) => screen.findByRole('heading', { level: 2, name });
export const verse = (name: RegExp) => screen.findByRole('button', { name });
/** The references of the displayed verses, in order. */
export const shown = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('button span')?.textContent);
