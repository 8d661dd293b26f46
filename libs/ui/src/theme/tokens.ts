import { tokens as fluent } from '@fluentui/react-components';

/** Every token a part may use: Fluent's and ours, as CSS variables that the provider of the page fills. */
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

/** Widths at which layouts change. */
export const breakpoints = { narrow: '@media (max-width: 599.98px)', wide: '@media (min-width: 960px)' } as const;

/** For people who asked their system for less motion. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
