import { makeStyles } from '@berea/ui';
import type { ReactNode } from 'react';

/** Where text and passages both have room. The page is narrower where help stands above the answer, and on paper. */
const roomy = '@container (min-width: 980px)';

const useStyles = makeStyles({
  container: { containerType: 'inline-size' },
  frame: {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      // Long references do not stretch the text: what follows it takes the rest.
      gridTemplateRows: 'auto 1fr',
      columnGap: '56px',
    },
  },
  text: { [roomy]: { gridColumn: 1, gridRow: 1 } },
  references: {
    [roomy]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      top: '16px',
      alignSelf: 'start',
      boxSizing: 'border-box',
      maxHeight: 'calc(100vh - 32px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // It fades out at its end, where it otherwise would look as if nothing followed; the last passage can be read.
      paddingBottom: '64px',
      maskImage: 'linear-gradient(to bottom, black calc(100% - 64px), transparent)',
      // The passages stand below each other in so narrow a column.
      '& li': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
    },
  },
  after: { [roomy]: { gridColumn: 1, gridRow: 2 } },
});

interface ReferencesBesideProps {
  /** The passages that the text rests on. */
  readonly references: ReactNode;
  /** What follows them. */
  readonly after: ReactNode;
  /** The text. */
  readonly children: ReactNode;
}

/** A text with its passages: beside it in a wide window, where they stay in view, and otherwise below it. */
export function ReferencesBeside({ references, after, children }: ReferencesBesideProps) {
  const styles = useStyles();
  if (!references)
    return (
      <>
        {children}
        {after}
      </>
    );
  return (
    <div className={styles.container}>
      <div className={styles.frame}>
        <div className={styles.text}>{children}</div>
        <div className={styles.references}>{references}</div>
        <div className={styles.after}>{after}</div>
      </div>
    </div>
  );
}
