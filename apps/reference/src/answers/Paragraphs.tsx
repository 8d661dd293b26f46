import { makeStyles, tokens } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  paragraph: { margin: '0 0 0.9em', maxWidth: '68ch', fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase400, lineHeight: 1.62, color: tokens.colorNeutralForeground1, textWrap: 'pretty', overflowWrap: 'break-word', ':last-child': { marginBottom: 0 } },
});

interface ParagraphsProps {
  /** Paragraphs are separated by an empty line. */
  text: string;
  /** How one paragraph is set; as it stands by default. */
  children?: (paragraph: string) => ReactNode;
}

/** Prose, paragraph by paragraph. */
export function Paragraphs({ text, children }: ParagraphsProps) {
  const styles = useStyles();
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()).filter(Boolean);
  return <>{paragraphs.map((paragraph, index) => <p key={index} className={styles.paragraph}>{children ? children(paragraph) : paragraph}</p>)}</>;
}
