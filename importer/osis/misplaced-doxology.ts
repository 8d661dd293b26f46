import type { Correction } from './repair.ts';

/** How the second and third verses of the doxology begin: the module has lost their numbers. */
const verseOpenings = /(?=but now is revealed)|(?=to the only wise God)/;

/**
 * World English Bible: its own footnote places the doxology at Romans 16:25-27, but the module has it without verse
 * numbers at the end of 14:23 (as 14:24-26, which this numbering lacks). A module without this fault is returned
 * unchanged.
 */
export const moveDoxology: Correction = ({ book, entries }) => {
  const at = (chapter: number, verse: number): number =>
    entries.findIndex((entry) => entry.chapter === chapter && entry.verse === verse);
  const [from, to] = [at(14, 23), at(16, 25)];
  const source = book.id === 'Rom' ? entries[from]?.text : undefined;
  const start = source?.search(/<div [^>]*subType="x-preverse" sID/) ?? -1;
  const verses = source?.slice(start).split(verseOpenings) ?? [];
  if (start < 0 || verses.length !== 3) return { book, entries };
  return {
    book,
    entries: entries.map((entry, index) => {
      if (index === from) return { ...entry, text: entry.text.slice(0, start) };
      const moved = verses[index - to];
      return moved === undefined ? entry : { ...entry, text: moved };
    }),
  };
};
