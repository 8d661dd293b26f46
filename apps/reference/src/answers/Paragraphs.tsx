import { breakpoints, makeStyles, mergeClasses, prose, tokens } from '@berea/ui';
import type { ReactNode } from 'react';
import { ProseWithReferences } from '../scripture/ProseWithReferences.tsx';

const useStyles = makeStyles({
  paragraph: {
    ...prose,
    margin: '0 0 0.9em',
    ':last-child': { marginBottom: 0 },
  },
  lead: {
    maxWidth: '62ch',
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.5,
    [breakpoints.narrow]: { fontSize: `calc(${tokens.fontSizeBase400} * 1.08)` },
  },
});

interface ParagraphsProps {
  /** 'lead' is a larger font for the opening text. */
  size?: 'text' | 'lead';
  /** Paragraphs are separated by an empty line. */
  text: string;
  /** Renders one paragraph. By default, scripture references in it become buttons that open their chapter. */
  children?: (paragraph: string) => ReactNode;
}

/** Text split into paragraphs at empty lines. */
export function Paragraphs({ text, size = 'text', children }: ParagraphsProps) {
  const styles = useStyles();
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={mergeClasses(styles.paragraph, size === 'lead' && styles.lead)}>
          {children ? children(paragraph) : <ProseWithReferences>{paragraph}</ProseWithReferences>}
        </p>
      ))}
    </>
  );
}
