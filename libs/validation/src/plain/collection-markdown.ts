import { parsePassage } from '@berea/scripture';
import type { SharedCollection } from '../collection.ts';

/**
 * A collection as Markdown.
 * @param passageOf the verses of a passage and the abbreviation of their version; undefined where there are none
 * @param level heading level of the title; its headings are one level deeper
 */
export const collectionAsMarkdown = (
  { title, items }: SharedCollection,
  passageOf: (reference: string) => { readonly text: string; readonly version: string } | undefined,
  level = 1,
): string =>
  `${[
    `${'#'.repeat(level)} ${title}`,
    ...items.map(({ kind, text }) => {
      if (kind === 'heading') return `${'#'.repeat(level + 1)} ${text}`;
      if (kind === 'text' || !parsePassage(text)) return text;
      const passage = passageOf(text);
      return passage ? `> ${passage.text}\n> (${text}, ${passage.version})` : `(${text})`;
    }),
  ].join('\n\n')}\n`;
