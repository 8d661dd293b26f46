import { bookByName, bookSlug, foldWord, type Book } from '@berea/scripture';
import { highlightColors, type HighlightName } from '@berea/validation';
import type { MarkedVerse } from './marked-verses.ts';

/** Which marked verses are shown, and in which order. It is in the address, so that coming back finds the same. */
export interface Filter {
  readonly kind: 'all' | 'notes' | 'highlights';
  readonly book: Book | undefined;
  readonly colour: HighlightName | undefined;
  readonly order: 'bible' | 'latest';
}

/** Reads a filter of an address. What it does not know filters nothing. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const kind = query.get('kind');
  return {
    kind: kind === 'notes' || kind === 'highlights' ? kind : 'all',
    book: bookByName(query.get('book') ?? ''),
    colour: highlightColors.find(({ name }) => name.toLowerCase() === query.get('color'))?.name,
    order: query.get('order') === 'latest' ? 'latest' : 'bible',
  };
}

/** The filter as the parameters of an address; those that filter nothing are left out. */
export function queryOfFilter({ kind, book, colour, order }: Filter): Record<string, string> {
  return {
    ...(kind !== 'all' && { kind }),
    ...(book && { book: bookSlug(book) }),
    ...(colour && { color: colour.toLowerCase() }),
    ...(order !== 'bible' && { order }),
  };
}

/**
 * The verses that a filter leaves, in its order.
 * @param words all of them must be in the reference, the note or the text of a verse, in any order
 * @param textOf the text of a verse; undefined while it is not loaded
 */
export function filtered(
  verses: readonly MarkedVerse[],
  { kind, book, colour, order }: Filter,
  words: string,
  textOf: (verse: MarkedVerse) => string | undefined,
): MarkedVerse[] {
  const wanted = foldWord(words).split(/\s+/).filter(Boolean);
  const shown = verses.filter((verse) => {
    if (kind === 'notes' && verse.note === undefined) return false;
    if (kind === 'highlights' && !verse.highlight) return false;
    if ((book && verse.place.book !== book) || (colour && verse.highlight !== colour)) return false;
    if (wanted.length === 0) return true;
    const searched = foldWord(`${verse.verseId} ${verse.note ?? ''} ${textOf(verse) ?? ''}`);
    return wanted.every((word) => searched.includes(word));
  });
  return order === 'latest' ? shown.sort((a, b) => b.changedAt - a.changedAt) : shown;
}
