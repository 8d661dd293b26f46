import type { BrandVariants } from '@fluentui/react-components';

/**
 * Rubric, the accent colour: the red of initials and headings in manuscripts. Step 80 is for the light theme, 100 for
 * the dark.
 */
export const rubric: BrandVariants = {
  10: '#190504',
  20: '#2D0D0B',
  30: '#421311',
  40: '#561A17',
  50: '#6A201C',
  60: '#762522',
  70: '#7F2A26',
  80: '#8A302B',
  90: '#A4463F',
  100: '#D9867A',
  110: '#E39A8E',
  120: '#EBB0A6',
  130: '#F1C4BC',
  140: '#F5D6D0',
  150: '#F9E6E2',
  160: '#FCF3F1',
};
