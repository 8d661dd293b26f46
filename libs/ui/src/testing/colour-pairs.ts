import { contrast } from './contrast.ts';
import type { BereaTheme } from '../theme/theme.ts';

type Colour = Extract<keyof BereaTheme, `color${string}`>;

/** A foreground colour, its background, and the contrast they need. */
interface Pair {
  readonly use: string;
  readonly front: Colour;
  readonly back: Colour;
  /** Minimum contrast ratio (WCAG 2): 4.5 for text, 3 for meaningful lines and shapes. */
  readonly needed: 4.5 | 3;
}

/** Every meaningful foreground and background pair in the product. */
const pairs: readonly Pair[] = [
  { use: 'Text', front: 'colorNeutralForeground1', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Second text', front: 'colorNeutralForeground2', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Quiet text, verse numbers', front: 'colorNeutralForeground3', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Placeholder', front: 'colorNeutralForeground4', back: 'colorNeutralBackground1', needed: 4.5 },
  {
    use: 'Text under the pointer',
    front: 'colorNeutralForeground1Hover',
    back: 'colorNeutralBackground1Hover',
    needed: 4.5,
  },
  { use: 'Quiet text on a panel', front: 'colorNeutralForeground3', back: 'colorNeutralBackground3', needed: 4.5 },
  { use: 'Accent', front: 'colorBrandForeground1', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Link', front: 'colorBrandForegroundLink', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Main button', front: 'colorNeutralForegroundOnBrand', back: 'colorBrandBackground', needed: 4.5 },
  {
    use: 'Main button under the pointer',
    front: 'colorNeutralForegroundOnBrand',
    back: 'colorBrandBackgroundHover',
    needed: 4.5,
  },
  { use: 'Failed field', front: 'colorPaletteRedForeground1', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Rule that is met', front: 'colorStatusSuccessForeground1', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Border of a field', front: 'colorNeutralStrokeAccessible', back: 'colorNeutralBackground1', needed: 3 },
  { use: 'Focus', front: 'colorStrokeFocus2', back: 'colorNeutralBackground1', needed: 3 },
  { use: 'Words of Jesus', front: 'colorWordsOfJesus', back: 'colorNeutralBackground1', needed: 4.5 },
  { use: 'Target verse', front: 'colorNeutralForeground1', back: 'colorTargetVerse', needed: 4.5 },
  { use: 'Words of Jesus in the target verse', front: 'colorWordsOfJesus', back: 'colorTargetVerse', needed: 4.5 },
  { use: 'Number of the target verse', front: 'colorNeutralForeground3', back: 'colorTargetVerse', needed: 4.5 },
  { use: 'Yellow highlight', front: 'colorHighlightForeground', back: 'colorHighlightYellow', needed: 4.5 },
  { use: 'Blue highlight', front: 'colorHighlightForeground', back: 'colorHighlightBlue', needed: 4.5 },
  { use: 'Green highlight', front: 'colorHighlightForeground', back: 'colorHighlightGreen', needed: 4.5 },
  { use: 'Pink highlight', front: 'colorHighlightForeground', back: 'colorHighlightPink', needed: 4.5 },
  { use: 'Edge of a yellow highlight', front: 'colorHighlightEdgeYellow', back: 'colorHighlightYellow', needed: 3 },
  { use: 'Edge of a blue highlight', front: 'colorHighlightEdgeBlue', back: 'colorHighlightBlue', needed: 3 },
  { use: 'Edge of a green highlight', front: 'colorHighlightEdgeGreen', back: 'colorHighlightGreen', needed: 3 },
  { use: 'Edge of a pink highlight', front: 'colorHighlightEdgePink', back: 'colorHighlightPink', needed: 3 },
  { use: 'Words of Jesus in yellow', front: 'colorWordsOfJesusOnHighlight', back: 'colorHighlightYellow', needed: 4.5 },
  { use: 'Words of Jesus in blue', front: 'colorWordsOfJesusOnHighlight', back: 'colorHighlightBlue', needed: 4.5 },
  { use: 'Words of Jesus in green', front: 'colorWordsOfJesusOnHighlight', back: 'colorHighlightGreen', needed: 4.5 },
  { use: 'Words of Jesus in pink', front: 'colorWordsOfJesusOnHighlight', back: 'colorHighlightPink', needed: 4.5 },
];

/** A pair with its contrast ratio in one theme. */
export interface MeasuredPair extends Pair {
  readonly ratio: number;
  readonly passes: boolean;
}

/** Measures all pairs in a theme. */
export const measuredPairs = (theme: BereaTheme): readonly MeasuredPair[] =>
  pairs.map((pair) => {
    const ratio = contrast(theme[pair.front], theme[pair.back]);
    return { ...pair, ratio, passes: ratio >= pair.needed };
  });
