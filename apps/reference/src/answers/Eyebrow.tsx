import { makeStyles, tokens } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  eyebrow: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

/** The small line above the heading of an answer. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={useStyles().eyebrow}>{children}</p>;
}
