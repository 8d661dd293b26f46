import type { PersonalData, QuotedIn } from '@berea/api';
import { compareChapters } from '@berea/scripture';
import { collectionAsMarkdown, marksAsMarkdown, studyAsMarkdown, type QuotedPassageOf } from '@berea/validation';

/** All personal data, with the account's e-mail address, as indented JSON. */
export const asJson = (data: PersonalData, email: string): string =>
  `${JSON.stringify({ account: email, ...data }, null, 2)}\n`;

/** The passages that the Markdown quotes, besides those of studies, which have their text. */
export const passagesOf = ({ highlights, notes, collections }: PersonalData): QuotedIn[] => [
  ...[...highlights, ...notes].map(({ verse_id }) => ({ text: verse_id })),
  ...collections.flatMap(({ items }) => items.filter(({ kind }) => kind === 'passage')),
];

/** All personal data as Markdown, with verses in Bible order and their text. */
export function asMarkdown(
  { highlights, notes, studies, plans, chaptersRead, chaptersOpened, collections }: PersonalData,
  email: string,
  passageOf: QuotedPassageOf = () => undefined,
): string {
  return (
    [
      `# Your Berea`,
      `Account: ${email}`,
      marksAsMarkdown(notes, highlights, passageOf),
      `## Studies`,
      ...(studies.length === 0 ? ['None.'] : studies.map((study) => studyAsMarkdown(study, 3))),
      `## Reading plans`,
      listed(plans.map(({ name, days, started_on }) => `${name} (${days} days, from ${started_on})`)),
      `## Chapters read`,
      listed(
        [...Map.groupBy(chaptersRead, ({ read_on }) => read_on)].sort().map(
          ([day, read]) =>
            `${day}: ${read
              .map(({ chapter }) => chapter)
              .sort(compareChapters)
              .join(', ')}`,
        ),
      ),
      `## Chapters opened`,
      listed(chaptersOpened.map(({ chapter, updated_at }) => `${chapter} (last on ${updated_at.slice(0, 10)})`)),
      `## Collections`,
      ...(collections.length === 0
        ? ['None.']
        : collections.map((each) => collectionAsMarkdown(each, passageOf, 3).trimEnd())),
    ].join('\n\n') + '\n'
  );
}

const listed = (lines: readonly string[]): string =>
  lines.length === 0 ? 'None.' : lines.map((line) => `- ${line}`).join('\n');
