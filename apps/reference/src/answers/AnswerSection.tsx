import { makeStyles, sectionTitle, tokens } from '@berea/ui';
import { useId, type ReactNode } from 'react';

const useStyles = makeStyles({
  section: { marginTop: '36px', scrollMarginTop: '20px' },
  title: {
    margin: '0 0 10px',
    ...sectionTitle,
    letterSpacing: '-0.006em',
    color: tokens.colorNeutralForeground1,
    breakAfter: 'avoid',
  },
});

/** A section of an answer with its heading. `anchor` is the id that a table of contents links to. */
export function AnswerSection({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const styles = useStyles();
  const heading = useId();
  return (
    <section className={styles.section} id={anchor} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
