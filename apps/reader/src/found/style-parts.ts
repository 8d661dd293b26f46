import { breakpoints, focusRing, tokens } from '@berea/ui';

/** A found verse: its reference beside its text, on a narrow screen above it. */
export const foundVerse = {
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  columnGap: '16px',
  alignItems: 'baseline',
  padding: '13px 4px 14px 0',
  color: tokens.colorNeutralForeground1,
  ...focusRing('-2px'),
  [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px', paddingBlock: '12px' },
} as const;

/** The reference of a found verse. */
export const foundReference = {
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.colorNeutralForeground3,
} as const;

/** The text of a found verse. */
export const foundText = {
  fontFamily: tokens.fontFamilySerif,
  fontSize: tokens.fontSizeBase400,
  lineHeight: 1.56,
  fontVariantNumeric: 'oldstyle-nums',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
} as const;

/** The heading of what was found. */
export const foundTitle = {
  margin: 0,
  fontFamily: tokens.fontFamilySerif,
  fontWeight: 480,
  fontSize: tokens.fontSizeBase600,
  lineHeight: tokens.lineHeightBase600,
  letterSpacing: '-0.008em',
  outline: 'none',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const;
