import type { Entry } from '../sword/verse-text.ts';
import type { Correction } from './repair.ts';

/**
 * Reina-Valera 1909: psalm titles, the letters of Psalm 119 and the notes on where a letter was written are plain text
 * inside the verses. Marks each as a title, so that a verse holds only its own text.
 */
export const markHeadings: Correction = ({ book, entries }) => {
  if (book.id === 'Ps') return { book, entries: entries.map(psalmTitle) };
  if (!isLetter.has(book.id)) return { book, entries };
  const last = entries.findLastIndex((entry) => hasText(entry));
  return {
    book,
    entries: entries.map((entry, index) =>
      index === last ? { ...entry, text: entry.text.replace(afterAmen, '<title>$1</title>') } : entry,
    ),
  };
};

const isLetter: ReadonlySet<string> = new Set(
  'Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb'.split(' '),
);
const afterAmen = /(?<=\bAmén\. )([^<\s][^]*)$/u;

/**
 * A psalm begins with a word in capitals. What precedes it is the title, unless it is the exclamation that some psalms
 * begin with.
 */
const beforeCapitals = /^(?!\s*Aleluya)[^]*?[.,:?!] (?=[¡¿]*(?:\p{Lu}{2,}|\p{Lu} \p{Lu}{2,})(?!\p{L}))/u;
const letterName = /^\s*\p{Lu}{2,}\.?(?= [¡¿]*\p{Lu})/u;

function psalmTitle(entry: Entry): Entry {
  const heading =
    entry.chapter === 119 && entry.verse % 8 === 1 ? letterName : entry.verse === 1 ? beforeCapitals : undefined;
  return heading
    ? { ...entry, text: entry.text.replace(heading, (title) => `<title type="psalm">${title}</title>`) }
    : entry;
}

const hasText = (entry: Entry): boolean => entry.text.replace(/<[^>]*>/g, '').trim() !== '';
