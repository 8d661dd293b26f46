import { tokens as fluent } from '@fluentui/react-components';

/** All design tokens, Fluent's and ours, as CSS variables set by `ThemeProvider`. */
export const tokens = {
  ...fluent,
  fontFamilySerif: 'var(--fontFamilySerif)',
  fontSizeScripture: 'var(--fontSizeScripture)',
  lineHeightScripture: 'var(--lineHeightScripture)',
  colorHighlightYellow: 'var(--colorHighlightYellow)',
  colorHighlightBlue: 'var(--colorHighlightBlue)',
  colorHighlightGreen: 'var(--colorHighlightGreen)',
  colorHighlightPink: 'var(--colorHighlightPink)',
  colorHighlightForeground: 'var(--colorHighlightForeground)',
  colorWordsOfJesus: 'var(--colorWordsOfJesus)',
  colorWordsOfJesusOnHighlight: 'var(--colorWordsOfJesusOnHighlight)',
  colorTargetVerse: 'var(--colorTargetVerse)',
} as const;

/** Media queries for layout changes. */
export const breakpoints = { narrow: '@media (max-width: 599.98px)', wide: '@media (min-width: 960px)' } as const;

/** Media query for touch: targets are at least 44 px high. */
export const coarsePointer = '@media (pointer: coarse)';

/** Media query for paper. */
export const print = '@media print';

/** Media query for users who prefer reduced motion. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
