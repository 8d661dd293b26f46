import type { HighlightName } from '@berea/validation';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Fragment, memo, useMemo } from 'react';
import { Note16Regular } from '../inner-icons.ts';
import { focusRing } from '../theme/style-parts.ts';
import { coarsePointer, tokens } from '../theme/tokens.ts';
import type { Footnote, Segment } from './chapter.ts';
import { inlinesOf, useInlineStyles } from './inlines.tsx';
import { useMarkStyles } from './mark-styles.ts';

const useSegmentStyles = makeStyles({
  number: {
    // Excluded from copied text.
    userSelect: 'none',
    fontFamily: tokens.fontFamilyBase,
    fontSize: '0.58em',
    fontWeight: 600,
    lineHeight: 1,
    verticalAlign: '0.52em',
    fontVariantNumeric: 'lining-nums',
    color: tokens.colorNeutralForeground3,
    marginInlineEnd: '0.34em',
    letterSpacing: '0.01em',
  },
  numberOnHighlight: { color: 'inherit' },
  note: {
    position: 'relative',
    display: 'inline-block',
    verticalAlign: '-0.1em',
    width: '24px',
    height: '24px',
    marginInline: '2px',
    padding: 0,
    border: 'none',
    borderRadius: '3px',
    userSelect: 'none',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    lineHeight: 0,
    textIndent: 0,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing('0'),
    // Extends the touch target to 44 px without changing the line height.
    [coarsePointer]: { '::after': { content: '""', position: 'absolute', inset: '-10px' } },
  },
  noteOnHighlight: { color: 'inherit' },
  // The sign is no text, so that it is neither copied nor searched.
  footnote: {
    position: 'relative',
    padding: '0 0.12em',
    border: 'none',
    borderRadius: '3px',
    userSelect: 'none',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '0.85em',
    fontWeight: 600,
    lineHeight: 1,
    verticalAlign: '0.12em',
    textIndent: 0,
    '::before': { content: '"*"' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing('0'),
    [coarsePointer]: { '::after': { content: '""', position: 'absolute', inset: '-12px -18px' } },
    '@media print': { display: 'none' },
  },
});

/** The styles of verses. Call once per chapter: calling the style hooks in each of hundreds of segments is slow. */
export function useVerseStyles() {
  const segment = useSegmentStyles();
  const marks = useMarkStyles();
  const inline = useInlineStyles();
  return useMemo(() => ({ segment, marks, inline }), [segment, marks, inline]);
}

const none: readonly Footnote[] = [];

interface VerseSegmentProps {
  styles: ReturnType<typeof useVerseStyles>;
  segment: Segment;
  spanish: boolean;
  target: boolean;
  highlight: HighlightName | undefined;
  /** Whether it is chosen for an action. */
  chosen: boolean;
  /** Whether to show the note button at the end. */
  noted: boolean;
  /** How the first segment of the verse gets the focus. */
  reach: 'none' | 'tab' | 'script';
}

const footnoteName = (verse: number, number?: number): string =>
  `Footnote ${number === undefined ? '' : `${number} `}on verse ${verse}`;

/** A verse, or the part of it in one block. For screen readers the number is a label, not part of the text. */
export const VerseSegment = memo(function VerseSegment({
  segment: { verse, begins, inlines, footnotes = none },
  spanish,
  target,
  highlight,
  chosen,
  noted,
  reach,
  styles: { segment: styles, marks, inline },
}: VerseSegmentProps) {
  const name = `${spanish ? 'Versículo' : 'Verse'} ${verse}`;
  const beginning = begins && {
    role: 'group',
    'aria-label': `${name}${highlight ? `, highlighted ${highlight.toLowerCase()}` : ''}${chosen ? ', chosen' : ''}`,
  };
  return (
    <span
      {...beginning}
      tabIndex={!begins || reach === 'none' ? undefined : reach === 'tab' ? 0 : -1}
      data-verse={verse}
      data-target={target || undefined}
      data-highlight={highlight}
      data-chosen={chosen || undefined}
      className={mergeClasses(
        marks.verse,
        reach !== 'none' && marks.acting,
        highlight && marks[highlight],
        target && (highlight ? marks.targetOnHighlight : marks.target),
      )}
    >
      {begins && (
        <span aria-hidden="true" className={mergeClasses(styles.number, highlight && styles.numberOnHighlight)}>
          {verse}
        </span>
      )}
      {footnotes.map(({ text, after, number }, index) => (
        <Fragment key={index}>
          {inlinesOf(inlines.slice(footnotes[index - 1]?.after ?? 0, after), inline)}
          <button
            type="button"
            lang="en"
            className={mergeClasses(styles.footnote, highlight && styles.noteOnHighlight)}
            data-footnote={text}
            aria-label={footnoteName(verse, number)}
          />
        </Fragment>
      ))}
      {inlinesOf(inlines.slice(footnotes.at(-1)?.after ?? 0), inline)}
      {noted && (
        <button
          type="button"
          lang="en"
          className={mergeClasses(styles.note, highlight && styles.noteOnHighlight)}
          data-note={verse}
          aria-label={`Note on verse ${verse}`}
        >
          <Note16Regular />
        </button>
      )}
    </span>
  );
});
