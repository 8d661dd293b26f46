import { makeStyles, plainText, textSize, tokens } from '@berea/ui';
import type { WordCount } from '@berea/validation';
import type { ReactNode } from 'react';
import { LinkList } from '../links/LinkList.tsx';
import type { OtherSearch } from '../search/other-searches.ts';
import { counted } from './counted.ts';
import { concordanceAddress } from './query.ts';

const useStyles = makeStyles({
  notice: {
    maxWidth: '60ch',
    marginTop: '40px',
    paddingTop: '20px',
    borderTop: `2px solid ${tokens.colorBrandStroke1}`,
  },
  title: { margin: '0 0 6px', fontFamily: tokens.fontFamilySerif, fontWeight: 550, ...textSize(500) },
  text: { margin: 0, ...plainText },
});

interface EmptyResultProps {
  /** The sentence that says what was not found. */
  children: ReactNode;
  /** What was found instead. */
  instead?: ReactNode;
  nearest?: readonly WordCount[];
  /** Other searches to go on with. */
  others?: readonly OtherSearch[];
}

/** The empty state of a search: a notice, not an error, with the most similar words and other searches to go on with. */
export function EmptyResult({ children, instead, nearest = [], others = [] }: EmptyResultProps) {
  const styles = useStyles();
  return (
    <section className={styles.notice} aria-label="No results found">
      <h2 className={styles.title}>No results found</h2>
      <p className={styles.text} role="status">
        {children}
      </p>
      {instead}
      <LinkList
        title="Nearest words"
        links={nearest.map(({ word, occurrences, verses }) => ({
          label: word,
          href: concordanceAddress(word),
          detail: counted(occurrences, verses),
        }))}
      />
      <LinkList title="Try instead" links={others} />
    </section>
  );
}
