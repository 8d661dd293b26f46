import type { PersonalData } from '@berea/api';
import { compareVerseIds } from '@berea/scripture';
import { studyAsMarkdown } from '@berea/validation';

/** All personal data as indented JSON. */
export const asJson = (data: PersonalData): string => `${JSON.stringify(data, null, 2)}\n`;

/** All personal data as Markdown, with verses in Bible order. */
export function asMarkdown({ highlights, notes, studies }: PersonalData, email: string): string {
  const inOrder = <T extends { verse_id: string }>(rows: readonly T[]): T[] =>
    rows.toSorted((a, b) => compareVerseIds(a.verse_id, b.verse_id));
  return (
    [
      `# Your Berea`,
      `Account: ${email}`,
      `## Notes`,
      ...(notes.length === 0
        ? ['None.']
        : inOrder(notes).map(({ verse_id, note_text }) => `### ${verse_id}\n\n${note_text}`)),
      `## Highlights`,
      highlights.length === 0
        ? 'None.'
        : inOrder(highlights)
            .map(({ verse_id, color }) => `- ${verse_id} (${color})`)
            .join('\n'),
      `## Studies`,
      ...(studies.length === 0 ? ['None.'] : studies.map((study) => studyAsMarkdown(study, 3))),
    ].join('\n\n') + '\n'
  );
}
