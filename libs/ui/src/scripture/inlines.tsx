import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Inline } from './chapter.ts';
import { tokens } from '../theme/tokens.ts';

/** The styles of inline marks. */
export const useInlineStyles = makeStyles({
  wj: { color: tokens.colorWordsOfJesus },
  add: { fontStyle: 'italic' },
  nd: { fontVariantCaps: 'all-small-caps', fontSize: '1.08em', lineHeight: 1, letterSpacing: '0.03em' },
  it: { fontStyle: 'italic' },
  qs: { fontStyle: 'italic' },
  sc: { fontVariantCaps: 'small-caps' },
});

/**
 * Text with its nested inline marks. A plain function that returns the texts themselves: as a component with a fragment
 * for each text, it was a third of what React makes for a long chapter and takes apart again.
 */
export const inlinesOf = (inlines: readonly Inline[], styles: ReturnType<typeof useInlineStyles>): ReactNode[] =>
  inlines.map((inline, index) =>
    'text' in inline ? (
      inline.text
    ) : (
      <span key={index} className={styles[inline.mark]}>
        {inlinesOf(inline.children, styles)}
      </span>
    ),
  );
