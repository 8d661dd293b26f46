import { compareVerseIds } from '@berea/scripture';
import type { Highlight } from '../highlight.ts';
import type { Note } from '../note.ts';
import { highlightName } from './highlight-colors.ts';
import { quotedAsMarkdown, type QuotedPassageOf } from './quoted-passage.ts';

type MarkedColour = Pick<Highlight, 'verse_id' | 'color'>;
type WrittenNote = Pick<Note, 'verse_id' | 'note_text'>;

const inOrder = <T extends { verse_id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareVerseIds(a.verse_id, b.verse_id));

/**
 * Notes and highlights as two sections of Markdown, with verses in Bible order.
 * @param passageOf looks up their text; without it the references stand alone
 */
export function marksAsMarkdown(
  notes: readonly WrittenNote[],
  highlights: readonly MarkedColour[],
  passageOf: QuotedPassageOf = () => undefined,
): string {
  const below = (verseId: string, indent: string): string =>
    passageOf(verseId) ? `\n\n${quotedAsMarkdown(verseId, passageOf)}`.replaceAll(/^(?=>)/gm, indent) : '';
  return [
    '## Notes',
    ...(notes.length === 0
      ? ['None.']
      : inOrder(notes).map(({ verse_id, note_text }) => `### ${verse_id}${below(verse_id, '')}\n\n${note_text}`)),
    '## Highlights',
    highlights.length === 0
      ? 'None.'
      : inOrder(highlights)
          .map(({ verse_id, color }) => `- ${verse_id} (${highlightName(color)})${below(verse_id, '  ')}`)
          .join('\n'),
  ].join('\n\n');
}
