import { makeStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
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

/** Text with its nested inline marks. */
export function Inlines({
  inlines,
  styles,
}: {
  inlines: readonly Inline[];
  styles: ReturnType<typeof useInlineStyles>;
}) {
  return inlines.map((inline, index) =>
    'text' in inline ? (
      <Fragment key={index}>{inline.text}</Fragment>
    ) : (
      <span key={index} className={styles[inline.mark]}>
        <Inlines inlines={inline.children} styles={styles} />
      </span>
    ),
  );
}
