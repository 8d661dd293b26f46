import { Link } from '@berea/shell-api';
import { makeStyles, quietLink, tokens, touchTarget } from '@berea/ui';
import type { Namesake } from '@berea/validation';
import { Fragment } from 'react';
import { entryAddress, type Step } from './address.ts';

const useStyles = makeStyles({
  also: {
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', ...quietLink, ...touchTarget },
});

/** Links to the entries that have the same name: who looks for a person may have found the book. */
export function Namesakes({ namesakes, from }: { namesakes: readonly Namesake[]; from: Step['from'] }) {
  const styles = useStyles();
  return (
    <p className={styles.also}>
      There is also:{' '}
      {namesakes.map(({ title, label }, index) => (
        <Fragment key={title}>
          {index > 0 && ' · '}
          <Link className={styles.link} to={entryAddress(title)} state={{ from } satisfies Step}>
            {label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
