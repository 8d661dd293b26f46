import { parsePassage } from '@berea/scripture';
import type { SharedCollection } from '../collection.ts';
import { quotedAsMarkdown, quotedAsText, type QuotedPassageOf } from './quoted-passage.ts';

/**
 * A collection as Markdown.
 * @param level heading level of the title; its headings are one level deeper
 */
export const collectionAsMarkdown = (
  { title, items }: SharedCollection,
  passageOf: QuotedPassageOf,
  level = 1,
): string =>
  `${[
    `${'#'.repeat(level)} ${title}`,
    ...items.map(({ kind, text, version }) => {
      if (kind === 'heading') return `${'#'.repeat(level + 1)} ${text}`;
      if (kind === 'text' || !parsePassage(text)) return text;
      return quotedAsMarkdown(text, passageOf, version);
    }),
  ].join('\n\n')}\n`;

/** A collection as plain text, to be copied into a mail. */
export const collectionAsText = ({ title, items }: SharedCollection, passageOf: QuotedPassageOf): string =>
  `${[
    title,
    ...items.map(({ kind, text, version }) => {
      if (kind === 'heading') return text.toUpperCase();
      return kind === 'text' || !parsePassage(text) ? text : quotedAsText(text, passageOf, version);
    }),
  ].join('\n\n')}\n`;
