import { makeStyles, quietLink, tokens, touchTarget } from '@berea/ui';
import type { MouseEvent } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    rowGap: '4px',
    margin: '18px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', ...quietLink, ...touchTarget },
});

interface FormListProps {
  /** The forms of the page: their short names, and the ids of their headings. */
  forms: readonly { readonly name: string; readonly heading: string }[];
}

/** Links to the forms of a page. The second one begins below the first screen. */
export function FormList({ forms }: FormListProps) {
  const styles = useStyles();
  return (
    <nav aria-label="On this page">
      <ul className={styles.list}>
        {forms.map(({ name, heading }) => (
          <li key={heading}>
            <a className={styles.link} href={`#${heading}`} onClick={goTo}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the focus too, and adds no step that Back would have to take. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
