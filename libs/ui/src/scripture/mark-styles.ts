import { makeStyles } from '@fluentui/react-components';
import { focusRing } from '../theme/style-parts.ts';
import { coarsePointer, reducedMotion, tokens } from '../theme/tokens.ts';

/** Each colour also has its own underline style, which remains visible with forced colours and in greyscale print. */
const highlightStyle = (color: string, edge: string, line: 'solid' | 'dotted' | 'dashed' | 'double') =>
  ({
    '--colorWordsOfJesus': tokens.colorWordsOfJesusOnHighlight,
    color: tokens.colorHighlightForeground,
    backgroundColor: color,
    // The colour reaches past the letters, and its edge past the colour.
    boxShadow: `0 0 0 0.1em ${color}, 0 0 0 calc(0.1em + 1px) ${edge}`,
    printColorAdjust: 'exact',
    textDecorationLine: 'underline',
    textDecorationStyle: line,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.16em',
    textDecorationColor: `color-mix(in srgb, ${tokens.colorHighlightForeground} 55%, transparent)`,
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
  Yellow: highlightStyle(tokens.colorHighlightYellow, tokens.colorHighlightEdgeYellow, 'solid'),
  Blue: highlightStyle(tokens.colorHighlightBlue, tokens.colorHighlightEdgeBlue, 'dotted'),
  Green: highlightStyle(tokens.colorHighlightGreen, tokens.colorHighlightEdgeGreen, 'dashed'),
  Pink: highlightStyle(tokens.colorHighlightPink, tokens.colorHighlightEdgePink, 'double'),
});
