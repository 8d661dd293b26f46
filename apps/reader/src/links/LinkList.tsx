import { coarsePointer, counter, makeStyles, ruledItem, suggestionsTitle, tokens } from '@berea/ui';
import { useId } from 'react';

const useStyles = makeStyles({
  subtitle: suggestionsTitle,
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: ruledItem,
  link: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    flexWrap: 'wrap',
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
  detail: counter,
});

interface ListedLink {
  readonly label: string;
  readonly href: string;
  /** What stands at the end of its line. */
  readonly detail?: string;
}

/** Links under a heading; nothing where there are none. */
export function LinkList({ title, links }: { title: string; links: readonly ListedLink[] }) {
  const styles = useStyles();
  const id = useId();
  if (links.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle} id={id}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {links.map(({ label, href, detail }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              <span className={styles.word}>{label}</span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
