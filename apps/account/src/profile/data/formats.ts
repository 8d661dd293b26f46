import type { PersonalData } from '@berea/api';
import { compareVerseIds } from '@berea/scripture';
import type { LongRead, SavedStudy } from '@berea/validation';

/** The whole of it for a program to read. */
export const asJson = (data: PersonalData): string => `${JSON.stringify(data, null, 2)}\n`;

/** The whole of it for a person to read. */
export function asMarkdown({ highlights, notes, studies }: PersonalData, email: string): string {
  const inOrder = <T extends { verse_id: string }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => compareVerseIds(a.verse_id, b.verse_id));
  return [
    `# Your Berea`,
    `Account: ${email}`,
    `## Notes`,
    ...(notes.length === 0 ? ['None.'] : inOrder(notes).map(({ verse_id, note_text }) => `### ${verse_id}\n\n${note_text}`)),
    `## Highlights`,
    highlights.length === 0 ? 'None.' : inOrder(highlights).map(({ verse_id, color }) => `- ${verse_id} (${color})`).join('\n'),
    `## Studies`,
    ...(studies.length === 0 ? ['None.'] : studies.map(study)),
  ].join('\n\n') + '\n';
}

function study({ title, completed_at, introduction, study_sections, reflection_questions, user_answers, concluding_prayer, suggested_long_reads }: SavedStudy): string {
  return [
    `### ${title}`,
    `Completed on ${completed_at.slice(0, 10)}`,
    introduction,
    ...study_sections.map(({ heading, teachingText, supportingScriptures }) =>
      [`#### ${heading}`, teachingText, ...supportingScriptures.map(({ reference, text }) => `> ${text}\n> (${reference})`)].join('\n\n')),
    ...reflection_questions.map((question, index) => `**${question}**\n\n${user_answers[index] || 'No answer recorded'}`),
    concluding_prayer,
    ...(suggested_long_reads.length === 0 ? [] : ['#### For a Deeper Dive', suggested_long_reads.map(longRead).join('\n')]),
  ].filter((part) => part !== '').join('\n\n');
}

const longRead = ({ title, booksToRead, explanation }: LongRead): string => `- ${title} (${booksToRead}): ${explanation}`;
