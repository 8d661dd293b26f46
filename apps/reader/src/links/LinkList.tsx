import {
  coarsePointer,
  counter,
  makeStyles,
  ruledItem,
  suggestionsTitle,
  textSize,
  tokens,
  wrappingRow,
} from '@berea/ui';
import { useId } from 'react';

const useStyles = makeStyles({
  subtitle: suggestionsTitle,
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: ruledItem,
  link: {
    ...wrappingRow,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '9px 0',
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    [coarsePointer]: { paddingBlock: '11px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  word: { fontFamily: tokens.fontFamilySerif, ...textSize(400), color: tokens.colorBrandForegroundLink },
  detail: counter,
});

interface ListedLink {
  readonly label: string;
  readonly href: string;
  /** What stands at the end of its line. */
  readonly detail?: string;
}

interface LinkListProps {
  title: string;
  links: readonly ListedLink[];
  /** The heading's, one below that of the heading above it. */
  level?: 2 | 3;
}

/** Links under a heading; nothing where there are none. */
export function LinkList({ title, links, level = 3 }: LinkListProps) {
  const styles = useStyles();
  const id = useId();
  if (links.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={styles.subtitle} id={id}>
        {title}
      </Heading>
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
