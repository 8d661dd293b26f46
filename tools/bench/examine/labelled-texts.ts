import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Examination } from '@berea/validation';

/** A text with planted errors. */
export interface LabelledText {
  readonly title: string;
  readonly text: string;
  /** What is wrong in it: a quotation with its reference, or a reference alone. */
  readonly planted: readonly string[];
}

/** The texts of a file, parted by lines of '='; a first line is the title, and what is wrong stands between [[ and ]]. */
export const labelledTexts = (file: 'texts' | 'later'): LabelledText[] =>
  readFileSync(path.join(import.meta.dirname, `${file}.txt`), 'utf8')
    .split(/^=====\n/m)
    .map((written) => {
      const [title = '', ...lines] = written.split('\n');
      const marked = lines.join('\n');
      return {
        title,
        text: marked.replaceAll(/\[\[|\]\]/g, ''),
        planted: Array.from(marked.matchAll(/\[\[(.*?)\]\]/gs), ([, wrong = '']) => wrong),
      };
    });

/** How an examination did with one text. */
export interface Outcome {
  readonly missed: readonly string[];
  /** What was called wrong and is right. */
  readonly alarms: readonly string[];
  /** How many quotations and references are right. */
  readonly right: number;
}

const wrong: ReadonlySet<string> = new Set(['elsewhere', 'altered', 'saying', 'missing']);

/** Compares an examination with what was planted. */
export function outcomeOf({ planted }: LabelledText, { references, quotations }: Examination): Outcome {
  const all = [
    ...quotations.map(({ text, verdict }) => ({ text, flagged: wrong.has(verdict) })),
    ...references.map(({ written, exists }) => ({ text: written, flagged: !exists })),
  ];
  const meets = (error: string, text: string): boolean => error.includes(text) || text.includes(error);
  const right = all.filter(({ text }) => !planted.some((error) => meets(error, text)));
  return {
    missed: planted.filter((error) => !all.some(({ text, flagged }) => flagged && meets(error, text))),
    alarms: right.filter(({ flagged }) => flagged).map(({ text }) => text),
    right: right.length,
  };
}
