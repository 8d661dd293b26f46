import { makeStyles } from '@fluentui/react-components';
import { counter } from '../theme/style-parts.ts';

const useStyles = makeStyles({ counter: { display: 'block', marginTop: '2px', textAlign: 'end', ...counter } });

/** How long a text is, and how long it may be. */
export interface Count {
  readonly length: number;
  readonly max: number;
}

/** 'n/500 characters', below a field of a limited length. */
export function Counter({ length, max }: Count) {
  const styles = useStyles();
  return (
    <span className={styles.counter}>
      {length}/{max} characters
    </span>
  );
}
