import { compareVerseIds } from '@berea/scripture';
import type { Highlight } from '../highlight.ts';
import type { Note } from '../note.ts';
import { highlightName } from './highlight-colors.ts';
import { quotedAsMarkdown, type QuotedPassageOf } from './quoted-passage.ts';

interface Dated {
  /** When it was changed last, as PostgREST formats it; left out where it is not known. */
  readonly updated_at?: string | undefined;
}
type MarkedColour = Pick<Highlight, 'verse_id' | 'color'> & Dated;
type WrittenNote = Pick<Note, 'verse_id' | 'note_text'> & Dated;

const inOrder = <T extends { verse_id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareVerseIds(a.verse_id, b.verse_id));

/** '2026-03-04' of '2026-03-04T05:06:07+00:00' */
const dayOf = (time: string): string => time.slice(0, 10);

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
      : inOrder(notes).map(({ verse_id, note_text, updated_at }) =>
          [
            `### ${verse_id}${below(verse_id, '')}`,
            note_text,
            ...(updated_at ? [`Changed on ${dayOf(updated_at)}`] : []),
          ].join('\n\n'),
        )),
    '## Highlights',
    highlights.length === 0
      ? 'None.'
      : inOrder(highlights)
          .map(({ verse_id, color, updated_at }) => {
            const what = [highlightName(color), ...(updated_at ? [dayOf(updated_at)] : [])].join(', ');
            return `- ${verse_id} (${what})${below(verse_id, '  ')}`;
          })
          .join('\n'),
  ].join('\n\n');
}
