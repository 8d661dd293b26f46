import { Link } from '@berea/shell-api';
import { makeStyles, plainText, quietLink, touchTarget } from '@berea/ui';
import type { Namesake } from '@berea/validation';
import { useId } from 'react';
import { entryAddress, type Step } from './address.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '14px', rowGap: '2px' } as const;

const useStyles = makeStyles({
  also: { ...row, marginTop: '8px', ...plainText },
  list: { ...row, margin: 0, padding: 0, listStyle: 'none' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', ...quietLink, ...touchTarget },
});

/** Links to the entries that have the same name: who looks for a person may have found the book. */
export function Namesakes({ namesakes, from }: { namesakes: readonly Namesake[]; from: Step['from'] }) {
  const styles = useStyles();
  const heading = useId();
  return (
    <div className={styles.also}>
      <span id={heading}>There is also:</span>
      <ul className={styles.list} aria-labelledby={heading}>
        {namesakes.map(({ title, label }) => (
          <li key={title}>
            <Link className={styles.link} to={entryAddress(title)} state={{ from } satisfies Step}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
