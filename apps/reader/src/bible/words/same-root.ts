import { useVersesByStrongs } from '@berea/api';
import { defaultVersionId, parseReference, type ChapterPlace, type Version } from '@berea/scripture';
import { useEffect, useMemo } from 'react';
import { wordsMarked } from './word-spans.ts';
import { rangesOf } from './text-on-page.ts';

/** The name by which the style of the reader knows the marked words. */
const name = 'same-root';

/**
 * Marks the words of the chapter that translate the same word of the original, while the result is shown. The browser
 * draws the marks over the text; the text stays as it is. Only the King James Version tells which words they are.
 * @returns how often the word occurs in all; undefined until it is known
 */
export function useSameRoot({ book, chapter }: ChapterPlace, version: Version, strong: string | undefined) {
  const found = useVersesByStrongs(strong);
  const here = useMemo(
    () =>
      (found.data?.verses ?? []).flatMap(({ reference, text, marks = [] }) => {
        const place = parseReference(reference);
        return place?.book.id === book.id && place.chapter === chapter && place.verse !== undefined
          ? [{ verse: place.verse, words: wordsMarked(text, marks) }]
          : [];
      }),
    [found.data, book, chapter],
  );
  const isMarked = version.id === defaultVersionId && typeof Highlight === 'function' && here.length > 0;
  useEffect(() => {
    if (!isMarked) return;
    const ranges = here.flatMap(({ verse, words }) => rangesOf({ book, chapter }, verse, words));
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  }, [isMarked, here, book, chapter]);
  return found.data && { occurrences: found.data.occurrences, verses: found.data.verses.length, here: here.length };
}
