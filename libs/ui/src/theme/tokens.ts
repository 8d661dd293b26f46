import type { tokens as fluent } from '@fluentui/react-components';

/** The colours that are ours: of highlights, the words of Jesus and the verse that somebody navigated to. */
export type MarkColour =
  | `colorHighlight${'' | 'Edge'}${'Yellow' | 'Blue' | 'Green' | 'Pink'}`
  | 'colorHighlightForeground'
  | `colorWordsOfJesus${'' | 'OnHighlight'}`
  | 'colorTargetVerse';

type Own = MarkColour | 'fontFamilySerif' | 'fontSizeScripture' | 'lineHeightScripture' | 'bottomBarHeight';

/** Without those of the stacking order, which are numbers with a variable in front. */
type Tokens = Omit<typeof fluent, `zIndex${string}`> & Readonly<Record<Own, string>>;

/**
 * All design tokens, Fluent's and ours, as the CSS variables of `theme.css`. Made from their names: Fluent's table of
 * them is 30 KB of `name: 'var(--name)'` that every first visit would load.
 */
export const tokens = new Proxy({} as Tokens, {
  get: (_, name) => `var(--${String(name)})`,
});

/** Windows of fewer pixels have one column. */
export const narrowBelow = 600;

/** Media queries for layout changes. */
export const breakpoints = {
  narrow: `@media (max-width: ${narrowBelow - 0.02}px)`,
  wide: '@media (min-width: 960px)',
  /** Room in the header for more than the main navigation. */
  roomy: '@media (min-width: 1200px)',
  /** Where the main navigation is a bar at the bottom; `bottom-bar.css` keeps its space. Not in a very low window. */
  bar: '@media screen and (max-width: 959.98px) and (min-height: 420px)',
} as const;

/** Media query for touch: targets are at least 44 px high. */
export const coarsePointer = '@media (pointer: coarse)';

/** Media query for paper. */
export const print = '@media print';

/** Media query for users who prefer reduced motion. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
