import { tokens } from '@berea/ui';

/** What lies over the text near the bottom of the window, above the bar there. */
export const floating = {
  bottom: `calc(${tokens.bottomBarHeight} + 8px)`,
  boxSizing: 'border-box',
  backgroundColor: tokens.colorNeutralBackground1,
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: tokens.borderRadiusXLarge,
} as const;
