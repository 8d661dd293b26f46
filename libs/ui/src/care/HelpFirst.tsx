import type { Care } from '@berea/validation';
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LoadingText } from '../layout/Status.tsx';
import { CareHelp } from './CareHelp.tsx';

const useStyles = makeStyles({
  rest: { marginTop: '44px' },
  nearer: { marginTop: '28px' },
  failure: { margin: '0 0 12px' },
});

export interface HelpFirstProps {
  /** Undefined while the help is loading. */
  readonly help: Care | undefined;
  /** Danger is only possible: the help takes a line or two, and opens. */
  readonly possible?: boolean;
  readonly failed: boolean;
  readonly fetching: boolean;
  readonly onRetry: () => void;
  /** The answer; undefined while there is none. */
  readonly children: ReactNode;
}

/** Shows help first, then the answer. Help neither waits for the answer nor depends on it. */
export function HelpFirst({ help, possible = false, failed, fetching, onRetry, children }: HelpFirstProps) {
  const styles = useStyles();
  return (
    <>
      {help && <CareHelp care={help} compact={possible} />}
      <div className={mergeClasses(styles.rest, possible && styles.nearer)}>
        {children}
        {!children && fetching && <LoadingText label="Loading..." lines={help ? 5 : 10} />}
        {!children && failed && !fetching && (
          <>
            <p className={styles.failure}>There is more to read here, but it could not be loaded.</p>
            <Button onClick={onRetry}>Try again</Button>
          </>
        )}
      </div>
    </>
  );
}
