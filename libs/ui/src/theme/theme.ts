import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { rubric } from './brand.ts';
import colours from './colours.json' with { type: 'json' };
import type { MarkColour } from './tokens.ts';
import { typeScale, type FontSize } from './type-scale.ts';

/** The colour scheme. */
export type Mode = 'light' | 'dark';

type MarkTokens = Readonly<Record<MarkColour, string>>;

/** The Fluent theme with our additional tokens. */
export type BereaTheme = Theme & MarkTokens & ReturnType<typeof typeScale>;

const { paper, night }: Record<'paper' | 'night', Partial<Theme> & MarkTokens> = colours;

/** The theme for a mode and font size: Fluent's theme with our colours, radii and type scale. */
export function bereaTheme(mode: Mode, size: FontSize): BereaTheme {
  const base = mode === 'dark' ? createDarkTheme(rubric) : createLightTheme(rubric);
  return {
    ...base,
    ...(mode === 'dark' ? night : paper),
    borderRadiusMedium: '3px',
    borderRadiusLarge: '4px',
    borderRadiusXLarge: '6px',
    ...typeScale(size),
  } as BereaTheme;
}
