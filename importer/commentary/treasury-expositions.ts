import { versesIn } from '@berea/scripture';
import type { BookOfEntries } from '../sword/verse-text.ts';
import type { PassageNote } from './passage-note.ts';
import { readParagraphs, type Paragraph } from './paragraphs.ts';

/** 'Verse 3.', 'Verses 4-6.', 'Ver. 4, 5.' */
const heading = /^Ver(?:ses?|s)?\.? (\d+)(?:\s*(?:[-,]|and|to)+\s*(\d+))*\.?\s*/;

/**
 * Spurgeon's own expositions in the Treasury of David, by the verses they are on. His quotations from other authors and
 * his hints for preachers (three quarters of the work) are left out.
 * @throws Error when an entry is not well-formed
 */
export function treasuryExpositions({ book, entries }: BookOfEntries): PassageNote[] {
  const notes: PassageNote[] = [];
  for (const { chapter, verse, text } of entries) {
    const last = versesIn(book.id, chapter);
    if (text === '' || verse < 1 || last === undefined) continue;
    notes.push(
      ...expositionsIn(readParagraphs(text, `${book.name} ${chapter}:${verse}`), last).map((exposition) => ({
        book,
        chapter,
        ...exposition,
      })),
    );
  }
  return notes;
}

type Exposition = Pick<PassageNote, 'firstVerse' | 'lastVerse' | 'text'>;

/** Merges passages on the same verses: the source may return to a verse it has already treated. */
function expositionsIn(paragraphs: readonly Paragraph[], last: number): Exposition[] {
  const found = new Map<number, { lastVerse: number; text: string[] }>();
  let [inside, open] = [false, undefined as { lastVerse: number; text: string[] } | undefined];
  for (const { kind, text } of paragraphs) {
    if (kind === 'title') {
      [inside, open] = [text.startsWith('EXPOSITION'), undefined];
      continue;
    }
    if (!inside) continue;
    const verses = heading.exec(text);
    const first = Number(verses?.[1]);
    if (verses && first >= 1 && first <= last) {
      open = found.get(first) ?? { lastVerse: first, text: [] };
      open.lastVerse = Math.max(open.lastVerse, Math.min(last, Number(verses[2] ?? first)));
      found.set(first, open);
    }
    // Text before the first verse is about the psalm as a whole.
    const remainder = (verses ? text.slice(verses[0].length) : text).trim();
    if (open && remainder !== '' && !/^Psalms \d+:\d+\*?$/.test(remainder)) open.text.push(remainder);
  }
  return Array.from(found, ([firstVerse, { lastVerse, text }]) => ({
    firstVerse,
    lastVerse,
    text: text.join('\n\n'),
  })).filter(({ text }) => text !== '');
}
