import { makeStyles, smallText } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  eyebrow: { margin: '0 0 4px', ...smallText, overflowWrap: 'anywhere' },
});

/** The small line above the heading of an answer. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={useStyles().eyebrow}>{children}</p>;
}
