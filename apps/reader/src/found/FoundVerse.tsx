import { makeStyles, tokens } from '@berea/ui';
import type { ReactNode } from 'react';
import { foundReference, foundText, foundVerse } from './style-parts.ts';

const useStyles = makeStyles({
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  verse: {
    ...foundVerse,
    textDecoration: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  reference: foundReference,
  text: foundText,
});

interface FoundVerseProps {
  /** 'John 3:16' */
  reference: string;
  /** Undefined for a reference that no chapter has. */
  href: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** An item of a list of verses that were found: a link to the verse in its chapter. */
export function FoundVerse({ reference, href, children }: FoundVerseProps) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <a className={styles.verse} href={href}>
        <span className={styles.reference}>{reference}</span> <span className={styles.text}>{children}</span>
      </a>
    </li>
  );
}
