import type { ComparedPiece, Examination } from '@berea/validation';
import { explained, notItsWords, summed, verdicts } from './verdicts.ts';

/** The report as Markdown: what only the text has is bold, what only the passage has is struck through. */
export function reportAsMarkdown(examination: Examination): string {
  const { references, quotations, versions } = examination;
  return [
    '# Examined',
    summed(examination),
    ...(quotations.length === 0 ? [] : ['## Quotations']),
    ...quotations.map((quotation) =>
      [
        `> ${escaped(quotation.text).replaceAll('\n', '\n> ')}`,
        `**${verdicts[quotation.verdict].name}.** ${explained(quotation)}`,
        ...(quotation.compared.length === 0 ? [] : [comparedAsMarkdown(quotation.compared)]),
      ].join('\n\n'),
    ),
    ...(references.length === 0 ? [] : ['## References']),
    references
      .map(
        ({ written, reference, exists, reason, beside }) =>
          `- ${escaped(written)}: ${exists ? `exists (${reference})` : `does not exist. ${reason ?? ''}`.trimEnd()}${beside === undefined ? '' : `. ${escaped(notItsWords(beside))}`}`,
      )
      .join('\n'),
    ...(versions.length === 0 ? [] : [`Compared with: ${versions.join(', ')}.`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const comparedAsMarkdown = (pieces: readonly ComparedPiece[]): string =>
  pieces
    .map(({ in: where, words }) =>
      where === 'both' ? escaped(words) : where === 'text' ? `**${escaped(words)}**` : `~~${escaped(words)}~~`,
    )
    .join(' ');

const escaped = (text: string): string => text.replaceAll(/[\\`*_~<>[\]#|]/g, String.raw`\$&`);
