import { makeStyles } from '@fluentui/react-components';
import { reducedMotion, tokens } from '../theme/tokens.ts';

/** The highlightColours a reader may highlight with, by name. */
export type HighlightColour = 'Yellow' | 'Blue' | 'Green' | 'Pink';

/** The colour is never the only sign: each highlightStyle underlines in a way of its own, which forced colours and a grey print keep. */
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

/** How a verse is marked: by its reader, by having been sent to it, or because its menu is open. */
export const useMarkStyles = makeStyles({
  verse: {
    scrollMarginBlock: '140px 40vh',
    borderRadius: '2px',
    boxDecorationBreak: 'clone',
    transitionProperty: 'background-color, box-shadow',
    transitionDuration: '600ms',
    [reducedMotion]: { transitionDuration: '1ms' },
  },
  // A finger held on a verse opens its menu; the browser's own selection would come between.
  acting: {
    '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    ':focus': { outlineStyle: 'none' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
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
