import { makeStyles } from '@fluentui/react-components';
import { focusRing } from '../theme/style-parts.ts';
import { coarsePointer, reducedMotion, tokens } from '../theme/tokens.ts';

/**
 * Each colour also has its own underline style, which remains visible with forced colours and in greyscale print. It is
 * the edge of the highlight: an outline would stand around each line of a verse.
 */
const highlightStyle = (color: string, edge: string, line: 'solid' | 'dotted' | 'dashed' | 'double') =>
  ({
    '--colorWordsOfJesus': tokens.colorWordsOfJesusOnHighlight,
    color: tokens.colorHighlightForeground,
    backgroundColor: color,
    // The colour reaches past the letters.
    boxShadow: `0 0 0 0.1em ${color}`,
    printColorAdjust: 'exact',
    textDecorationLine: 'underline',
    textDecorationStyle: line,
    textDecorationThickness: line === 'double' ? '1px' : '2px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: edge,
  }) as const;

/** Styles for a verse that is highlighted, is the navigation target, or has its menu open. */
export const useMarkStyles = makeStyles({
  verse: {
    scrollMarginBlock: '140px 40vh',
    borderRadius: '2px',
    boxDecorationBreak: 'clone',
    transitionProperty: 'background-color, box-shadow',
    transitionDuration: '600ms',
    [reducedMotion]: { transitionDuration: '1ms' },
  },
  // A long press opens the verse menu; the browser's text selection would interfere.
  acting: {
    [coarsePointer]: {
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      '[data-selectable] &': { userSelect: 'text', WebkitTouchCallout: 'default' },
    },
    ':focus': { outlineStyle: 'none' },
    ...focusRing('3px'),
  },
  target: {
    backgroundColor: tokens.colorTargetVerse,
    boxShadow: `0.16em 0 0 ${tokens.colorTargetVerse}, -0.16em 0 0 ${tokens.colorTargetVerse}`,
  },
  // Around the colour of a highlight, which otherwise would seem to be gone.
  targetOnHighlight: { boxShadow: `0 0 0 0.2em ${tokens.colorTargetVerse}` },
  Yellow: highlightStyle(tokens.colorHighlightYellow, tokens.colorHighlightEdgeYellow, 'solid'),
  Blue: highlightStyle(tokens.colorHighlightBlue, tokens.colorHighlightEdgeBlue, 'dotted'),
  Green: highlightStyle(tokens.colorHighlightGreen, tokens.colorHighlightEdgeGreen, 'dashed'),
  Pink: highlightStyle(tokens.colorHighlightPink, tokens.colorHighlightEdgePink, 'double'),
});
