import type { LongRead, SavedStudy } from '../study.ts';

/** A saved study as readable Markdown. @param level heading level of the title; its sections are one level deeper */
export function studyAsMarkdown(study: SavedStudy, level: number): string {
  const {
    title,
    completed_at,
    introduction,
    study_sections,
    reflection_questions,
    user_answers,
    concluding_prayer,
    suggested_long_reads,
  } = study;
  const heading = (text: string, below = 0): string => `${'#'.repeat(level + below)} ${text}`;
  return [
    heading(title),
    `Completed on ${completed_at.slice(0, 10)}`,
    introduction,
    ...study_sections.map((section) =>
      [
        heading(section.heading, 1),
        section.teachingText,
        ...section.supportingScriptures.map(({ reference, text }) => `> ${text}\n> (${reference})`),
      ].join('\n\n'),
    ),
    ...reflection_questions.map(
      (question, index) => `**${question}**\n\n${user_answers[index] || 'No answer recorded'}`,
    ),
    concluding_prayer,
    ...(suggested_long_reads.length === 0
      ? []
      : [heading('For a Deeper Dive', 1), suggested_long_reads.map(longRead).join('\n')]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const longRead = ({ title, booksToRead, explanation }: LongRead): string =>
  `- ${title} (${booksToRead}): ${explanation}`;
