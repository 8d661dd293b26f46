import { Link } from '@berea/shell-api';
import { makeStyles, quietLink, ruledItem, serifText, touchTarget } from '@berea/ui';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: ruledItem,
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '40px',
    ...serifText(400),
    ...quietLink,
    ...touchTarget,
  },
});

interface LinkListProps {
  readonly links: readonly { readonly label: string; readonly to: string; readonly state?: unknown }[];
  /** The id of the heading that names the list. */
  readonly labelledBy?: string;
}

/** Pages of ours to go on with, each on a line. */
export function LinkList({ links, labelledBy }: LinkListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {links.map(({ label, to, state }) => (
        <li key={to} className={styles.item}>
          <Link className={styles.link} to={to} state={state}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
