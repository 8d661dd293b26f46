import { IntroHint, makeStyles } from '@berea/ui';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({ hint: { marginTop: '24px' } });

/** The introductory hint of a page, shown below its heading. */
export function PageHint(hint: ComponentProps<typeof IntroHint>) {
  const styles = useStyles();
  return (
    <div className={styles.hint}>
      <IntroHint {...hint} />
    </div>
  );
}
