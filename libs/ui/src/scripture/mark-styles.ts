import { makeStyles } from '@fluentui/react-components';
import { focusRing } from '../theme/style-parts.ts';
import { coarsePointer, reducedMotion, tokens } from '../theme/tokens.ts';

/** Each colour also has its own underline style, which remains visible with forced colours and in greyscale print. */
const highlightStyle = (color: string, line: 'solid' | 'dotted' | 'dashed' | 'double') =>
  ({
    '--colorWordsOfJesus': tokens.colorWordsOfJesusOnHighlight,
    color: tokens.colorHighlightForeground,
    backgroundColor: color,
    boxShadow: `0.16em 0 0 ${color}, -0.16em 0 0 ${color}`,
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
    [coarsePointer]: { userSelect: 'none', WebkitTouchCallout: 'none' },
    ':focus': { outlineStyle: 'none' },
    ...focusRing('3px'),
  },
  target: {
    backgroundColor: tokens.colorTargetVerse,
    boxShadow: `0.16em 0 0 ${tokens.colorTargetVerse}, -0.16em 0 0 ${tokens.colorTargetVerse}`,
  },
  Yellow: highlightStyle(tokens.colorHighlightYellow, 'solid'),
  Blue: highlightStyle(tokens.colorHighlightBlue, 'dotted'),
  Green: highlightStyle(tokens.colorHighlightGreen, 'dashed'),
  Pink: highlightStyle(tokens.colorHighlightPink, 'double'),
});
