import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { memo, useMemo } from 'react';
import { Note16Regular } from '../icons.ts';
import { tokens } from '../theme/tokens.ts';
import type { Segment } from './chapter.ts';
import { Inlines, useInlineStyles } from './Inlines.tsx';
import { useMarkStyles, type HighlightColour } from './mark-styles.ts';

const useSegmentStyles = makeStyles({
  number: {
    // Kept out of a copied passage, and quiet beside the words.
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
  numberOnInk: { color: 'inherit' },
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
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    // A finger needs 44 px; the line keeps its height.
    '@media (pointer: coarse)': { '::after': { content: '""', position: 'absolute', inset: '-10px' } },
  },
  noteOnInk: { color: 'inherit' },
});

/** The classes of verses. Asked for once a chapter: a chapter has hundreds of segments, and each asking costs. */
export function useVerseStyles() {
  const segment = useSegmentStyles();
  const marks = useMarkStyles();
  const inline = useInlineStyles();
  return useMemo(() => ({ segment, marks, inline }), [segment, marks, inline]);
}

interface VerseSegmentProps {
  styles: ReturnType<typeof useVerseStyles>;
  segment: Segment;
  spanish: boolean;
  target: boolean;
  ink: HighlightColour | undefined;
  /** Whether the sign of a note stands at its end. */
  noted: boolean;
  /** How the focus reaches the verse, where it begins. */
  reach: 'none' | 'tab' | 'script';
}

/** A verse, or the part of it that stands in one line. To the ear the number is its name, not a word of the text. */
export const VerseSegment = memo(function VerseSegment({
  segment: { verse, begins, inlines },
  spanish,
  target,
  ink,
  noted,
  reach,
  styles: { segment: styles, marks, inline },
}: VerseSegmentProps) {
  const name = `${spanish ? 'Versículo' : 'Verse'} ${verse}`;
  const beginning = begins && { role: 'group', 'aria-label': ink ? `${name}, highlighted ${ink.toLowerCase()}` : name };
  return (
    <span
      {...beginning}
      tabIndex={!begins || reach === 'none' ? undefined : reach === 'tab' ? 0 : -1}
      data-verse={verse}
      data-target={target || undefined}
      data-highlight={ink}
      className={mergeClasses(marks.verse, reach !== 'none' && marks.acting, ink && marks[ink], target && marks.target)}
    >
      {begins && (
        <span aria-hidden="true" className={mergeClasses(styles.number, ink && styles.numberOnInk)}>
          {verse}
        </span>
      )}
      <Inlines inlines={inlines} styles={inline} />
      {noted && (
        <button
          type="button"
          lang="en"
          className={mergeClasses(styles.note, ink && styles.noteOnInk)}
          data-note={verse}
          aria-label={`Note on verse ${verse}`}
        >
          <Note16Regular />
        </button>
      )}
    </span>
  );
});
