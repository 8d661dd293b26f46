import { foldWord, wordsIn } from '@berea/scripture';
import { makeStyles, tokens } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // Weight as well as colour, because information must not depend on colour alone.
  mark: { backgroundColor: 'transparent', color: tokens.colorBrandForeground1, fontWeight: 600 },
});

/** The part of a text from the first offset to before the second. */
type Mark = readonly [start: number, end: number];

/** Every occurrence of a word that the concordance counts. None without a word. */
export const occurrencesIn = (text: string, word: string | undefined): Mark[] =>
  word === undefined
    ? []
    : wordsIn(text).flatMap(({ text: found, start, end }) =>
        foldWord(found) === foldWord(word) ? [[start, end] as const] : [],
      );

/** A text with marked parts. @param marks in order, none within another */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const styles = useStyles();
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
