import { parsePassage } from '@berea/scripture';
import type { SharedCollection } from '../collection.ts';

/**
 * A collection as Markdown.
 * @param textOf the verses of a passage; undefined where there are none
 * @param level heading level of the title; its headings are one level deeper
 */
export const collectionAsMarkdown = (
  { title, items }: SharedCollection,
  textOf: (reference: string) => string | undefined,
  level = 1,
): string =>
  `${[
    `${'#'.repeat(level)} ${title}`,
    ...items.map(({ kind, text }) => {
      if (kind === 'heading') return `${'#'.repeat(level + 1)} ${text}`;
      if (kind === 'text' || !parsePassage(text)) return text;
      const verses = textOf(text);
      return verses ? `> ${verses}\n> (${text})` : `(${text})`;
    }),
  ].join('\n\n')}\n`;
