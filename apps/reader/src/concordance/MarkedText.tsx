import { foldWord, wordsIn } from '@berea/scripture';
import { makeStyles, tokens } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // Weight as well as colour, because information must not depend on colour alone.
  mark: { backgroundColor: 'transparent', color: tokens.colorBrandForeground1, fontWeight: 650 },
});

/** Marks every occurrence of a word that the concordance counts. Without a word the text is unchanged. */
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
