/** The font size setting. */
export type FontSize = 'small' | 'medium' | 'large';

const factor: Record<FontSize, number> = { small: 0.9, medium: 1, large: 1.16 };
export const fontSizes = Object.keys(factor) as readonly FontSize[];

/** Size and line height in px at medium. Converted to rem, so that they scale with the browser's font size. */
const scale = {
  Base100: [11, 15],
  Base200: [13, 18],
  Base300: [15, 22],
  Base400: [17, 25],
  Base500: [20, 28],
  Base600: [25, 32],
  Hero700: [31, 38],
  Hero800: [38, 45],
  Hero900: [48, 54],
  Hero1000: [66, 72],
} as const;

type Step = keyof typeof scale;

const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;

// The second is for italics that have not come yet: slanted.css.
const serif = "'Literata Variable', 'Literata Slanted', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const sans = "'Instrument Sans Variable', 'Segoe UI', system-ui, -apple-system, sans-serif";

/** All interface and scripture sizes for a font size setting, in rem. */
export function typeScale(size: FontSize) {
  const by = factor[size];
  const steps = Object.keys(scale) as Step[];
  const sizes = Object.fromEntries(steps.map((step) => [`fontSize${step}`, rem(scale[step][0] * by)]));
  const heights = Object.fromEntries(steps.map((step) => [`lineHeight${step}`, rem(scale[step][1] * by)]));
  return {
    ...(sizes as Record<`fontSize${Step}`, string>),
    ...(heights as Record<`lineHeight${Step}`, string>),
    fontFamilyBase: sans,
    fontFamilySerif: serif,
    /** Scripture is larger than the interface, and its relative line height grows slightly as the size decreases. */
    fontSizeScripture: rem({ small: 17, medium: 20, large: 24 }[size]),
    lineHeightScripture: { small: '1.66', medium: '1.62', large: '1.58' }[size],
  };
}
