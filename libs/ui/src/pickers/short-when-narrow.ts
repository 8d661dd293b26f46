import { breakpoints, tokens } from '../theme/tokens.ts';

/** Shows the short form (`data-short`) in a narrow window. By style, so that the server's HTML is right in every window. */
export const shortWhenNarrow = {
  [breakpoints.narrow]: {
    fontSize: 0,
    lineHeight: 0,
    '::before': {
      content: 'attr(data-short)',
      display: 'block',
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
    },
  },
} as const;
