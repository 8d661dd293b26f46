import { coarsePointer, counter, makeStyles, ruledItem, suggestionsTitle, tokens } from '@berea/ui';
import type { WordCount } from '@berea/validation';
import { useId, type ReactNode } from 'react';
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
  title: {
    margin: '0 0 6px',
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 550,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  subtitle: suggestionsTitle,
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: ruledItem,
  link: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '9px 0',
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    [coarsePointer]: { paddingBlock: '11px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  word: {
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorBrandForegroundLink,
  },
  count: counter,
});

interface EmptyResultProps {
  /** The sentence that says what was not found. */
  children: ReactNode;
  nearest?: readonly WordCount[];
  /** Other searches to go on with. */
  others?: readonly OtherSearch[];
}

/** The empty state of a search: a notice, not an error, with the most similar words and other searches to go on with. */
export function EmptyResult({ children, nearest = [], others = [] }: EmptyResultProps) {
  const styles = useStyles();
  return (
    <section className={styles.notice} aria-label="No results found">
      <h2 className={styles.title}>No results found</h2>
      <p className={styles.text} role="status">
        {children}
      </p>
      <Links
        title="Nearest words"
        links={nearest.map(({ word, occurrences, verses }) => ({
          label: word,
          href: concordanceAddress(word),
          count: counted(occurrences, verses),
        }))}
      />
      <Links title="Try instead" links={others} />
    </section>
  );
}

/** Links under a heading; nothing where there are none. */
function Links({ title, links }: { title: string; links: readonly (OtherSearch & { readonly count?: string })[] }) {
  const styles = useStyles();
  const id = useId();
  if (links.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle} id={id}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {links.map(({ label, href, count }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              <span className={styles.word}>{label}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
