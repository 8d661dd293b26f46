import { foldWord, wordsIn } from '@berea/scripture';
import { makeStyles, tokens } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // By weight as well as by colour: neither says it alone.
  mark: { backgroundColor: 'transparent', color: tokens.colorBrandForeground1, fontWeight: 650 },
});

/** A text in which a word stands out wherever the concordance counts it; without a word, the text as it is. */
export function MarkedText({ text, word }: { text: string; word: string | undefined }) {
  const styles = useStyles();
  if (word === undefined) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { text: found, start, end } of wordsIn(text)) {
    if (foldWord(found) !== foldWord(word)) continue;
    parts.push(
      text.slice(from, start),
      <mark key={start} className={styles.mark}>
        {found}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
