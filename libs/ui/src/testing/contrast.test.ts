import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { bereaTheme } from '../theme/theme.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The lightest grey that passes on white (4.5), and the next one, which fails.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d in either order', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBeCloseTo(expected, 2);
  });

  it.each(['light', 'dark'] as const)('of text and page background is above 12 in the %s theme', (mode) => {
    const theme = bereaTheme(mode, 'medium');
    expect(contrast(theme.colorNeutralForeground1, theme.colorNeutralBackground1)).toBeGreaterThan(12);
  });
});
