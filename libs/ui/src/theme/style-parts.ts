import { breakpoints, coarsePointer, print, tokens } from './tokens.ts';

/**
 * Parts of styles that several components share: spread them into a style of `makeStyles`. A property that follows the
 * part replaces the part's.
 */

type Step = 100 | 200 | 300 | 400 | 500 | 600;

/** A size of text with its line height. */
export const textSize = (step: Step) => ({
  fontSize: tokens[`fontSizeBase${step}`],
  lineHeight: tokens[`lineHeightBase${step}`],
});

/** Text to read, in the typeface of scripture. @param lineHeight that of its size, unless told */
export const serifText = (step: Step, lineHeight: number | string = tokens[`lineHeightBase${step}`]) => ({
  fontFamily: tokens.fontFamilySerif,
  fontSize: tokens[`fontSizeBase${step}`],
  lineHeight: String(lineHeight),
});

/** Text of the interface beside what is read. */
export const plainText = { ...textSize(300), color: tokens.colorNeutralForeground2 };

/** Text that explains, under a heading or a control. */
export const quietText = { ...textSize(300), color: tokens.colorNeutralForeground3 };

/** What is said in passing: a date, a hint, a copyright. */
export const smallText = { ...textSize(200), color: tokens.colorNeutralForeground3 };

/** The outline of a control while it has the keyboard focus. @param offset negative inside a row that clips */
export const focusRing = (offset = '2px') => ({
  ':focus-visible': {
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: offset,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** The height that a finger needs (WCAG 2.5.5). */
export const touchTarget = { [coarsePointer]: { minHeight: '44px' } };

/** A button that looks like what it is on. */
export const bareButton = { padding: 0, border: 'none', background: 'none', cursor: 'pointer' } as const;

/** A link in a line of its own, as high as a finger needs. */
export const touchLine = { display: 'inline-flex', alignItems: 'center', ...touchTarget } as const;

/** Things beside each other, in several lines where there is no room. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap' } as const;

/** A list without marks. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Controls and hints that mean nothing on paper. */
export const hideInPrint = { [print]: { display: 'none' } };

/** Text for screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The heading of a screen. */
export const pageTitle = {
  margin: 0,
  fontFamily: tokens.fontFamilySerif,
  fontWeight: 480,
  fontSize: tokens.fontSizeHero800,
  lineHeight: tokens.lineHeightHero800,
  letterSpacing: '-0.012em',
  color: tokens.colorNeutralForeground1,
  outline: 'none',
  textWrap: 'balance',
  [breakpoints.narrow]: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
} as const;

/** The heading of a part of a screen. */
export const sectionTitle = {
  ...serifText(500),
  fontWeight: 540,
} as const;

/**
 * A box that is ticked, an `input` of a list or of a form. The browsers' own is grey in the dark theme, as if it could not
 * be ticked.
 */
export const checkBox = {
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  width: '18px',
  height: '18px',
  margin: 0,
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: '3px',
  cursor: 'pointer',
  '::after': {
    content: '""',
    display: 'none',
    width: '9px',
    height: '4px',
    marginTop: '-3px',
    borderLeft: `2px solid ${tokens.colorNeutralForegroundOnBrand}`,
    borderBottom: `2px solid ${tokens.colorNeutralForegroundOnBrand}`,
    transform: 'rotate(-45deg)',
    // Without the background, which is not printed, a white mark would not be seen.
    [print]: { borderLeftColor: 'black', borderBottomColor: 'black' },
  },
  ':checked': { backgroundColor: tokens.colorBrandBackground, border: `1px solid ${tokens.colorBrandBackground}` },
  ':checked::after': { display: 'block' },
  '@media (forced-colors: active)': { appearance: 'auto', '::after': { content: 'none' } },
  ...focusRing(),
} as const;

/** A count beside a field or a list. Its figures keep their width while they change. */
export const counter = { ...smallText, fontVariantNumeric: 'tabular-nums' } as const;

/** A link whose underline is faint until the pointer is on it. */
export const quietLink = {
  color: tokens.colorBrandForegroundLink,
  textDecorationColor: tokens.colorNeutralStroke1,
  textUnderlineOffset: '0.22em',
  ':hover': { textDecorationColor: 'currentColor' },
  ...focusRing(),
} as const;

/** A list of link cards side by side; one column on narrow screens. */
export const cardList = (columns: 2 | 3) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: '32px',
    ...plainList,
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }) as const;

/** A link with a line above it, in a `cardList`. */
export const linkCard = {
  display: 'block',
  boxSizing: 'border-box',
  height: '100%',
  borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
  color: tokens.colorNeutralForeground1,
  textDecoration: 'none',
  outlineOffset: '-2px',
  ':hover': { borderTopColor: tokens.colorBrandStroke1, backgroundColor: tokens.colorSubtleBackgroundHover },
} as const;

/** The title of a `linkCard` that has a description too. */
export const linkCardTitle = { display: 'block', ...sectionTitle, letterSpacing: '-0.006em' } as const;

/** The line under a `linkCardTitle`. */
export const linkCardDescription = { display: 'block', marginTop: '2px', ...quietText } as const;

/** Running text to read: an answer, an article. */
export const prose = {
  maxWidth: '68ch',
  fontFamily: tokens.fontFamilySerif,
  fontSize: tokens.fontSizeBase400,
  lineHeight: 1.62,
  color: tokens.colorNeutralForeground1,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
} as const;

/** The heading of a list of suggestions under a notice that nothing was found. */
export const suggestionsTitle = { margin: '24px 0 4px', ...textSize(300), fontWeight: 600 } as const;

/** An item of a list with a line between the items. */
export const ruledItem = {
  borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  ':first-child': { borderTop: 'none' },
} as const;
