import { versesIn } from '@berea/scripture';
import type { BookOfEntries } from '../sword/verse-text.ts';
import type { PassageNote } from './passage-note.ts';
import { readParagraphs, type Paragraph } from './paragraphs.ts';

/**
 * The notes of Scofield's Reference Bible. Each is on a verse and on the words quoted before the note. Introductions to
 * books come before verses such as Genesis 1:1 and are treated as notes on that first verse.
 * @throws Error when an entry is not well-formed
 */
export function scofieldNotes({ book, entries }: BookOfEntries): PassageNote[] {
  return entries.flatMap(({ chapter, verse, text }) => {
    if (text === '' || verse < 1 || verse > (versesIn(book.id, chapter) ?? 0)) return [];
    const note = paragraphsOf(readParagraphs(text, `${book.name} ${chapter}:${verse}`)).join('\n\n');
    return note === '' ? [] : [{ book, chapter, firstVerse: verse, lastVerse: verse, text: note }];
  });
}

/** A paragraph that holds only the words it is about belongs to the beginning of the next one. */
function paragraphsOf(paragraphs: readonly Paragraph[]): string[] {
  const notes: string[] = [];
  let about = '';
  for (const { kind, text, bold } of paragraphs) {
    if (kind === 'title' || text.startsWith('Read first chapter')) continue;
    const rest = bold === '' ? text : text.slice(bold.length).trim();
    if (bold !== '') about = bold.replace(/[,.;:]+$/, '');
    if (rest === '' || rest === '.') continue;
    notes.push(about === '' ? plain(rest) : `${about}: ${plain(rest)}`);
    about = '';
  }
  return notes;
}

const plain = (text: string): string =>
  text
    .replace(/\(See Scofield "\s*([^"]*?)\s*"\)/g, '(see the note on $1)')
    .replace(/\bSee note, \(see the note on/g, 'See the note (on')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/([,;])\1+/g, '$1')
    .replaceAll('--', '—')
    .replace(/\s+/g, ' ')
    .trim();
