import { compareVerseIds } from '@berea/scripture';
import type { Highlight } from '../highlight.ts';
import type { Note } from '../note.ts';
import { highlightName } from './highlight-colors.ts';

type MarkedColour = Pick<Highlight, 'verse_id' | 'color'>;
type WrittenNote = Pick<Note, 'verse_id' | 'note_text'>;

const inOrder = <T extends { verse_id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareVerseIds(a.verse_id, b.verse_id));

/** Notes and highlights as two sections of Markdown, with verses in Bible order. */
export function marksAsMarkdown(notes: readonly WrittenNote[], highlights: readonly MarkedColour[]): string {
  return [
    '## Notes',
    ...(notes.length === 0
      ? ['None.']
      : inOrder(notes).map(({ verse_id, note_text }) => `### ${verse_id}\n\n${note_text}`)),
    '## Highlights',
    highlights.length === 0
      ? 'None.'
      : inOrder(highlights)
          .map(({ verse_id, color }) => `- ${verse_id} (${highlightName(color)})`)
          .join('\n'),
  ].join('\n\n');
}
