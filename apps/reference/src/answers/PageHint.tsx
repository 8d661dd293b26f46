import { IntroHint, makeStyles } from '@berea/ui';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({ hint: { marginTop: '24px' } });

/** A page's hint, below its heading. */
export function PageHint(hint: ComponentProps<typeof IntroHint>) {
  const styles = useStyles();
  return (
    <div className={styles.hint}>
      <IntroHint {...hint} />
    </div>
  );
}
