import { focusRing, textSize } from '../theme/style-parts.ts';
import { print, tokens } from '../theme/tokens.ts';

const dialable = (number: string): string => number.replace(/[^\d+]/g, '');

/** The address that starts a call. */
export const callAddress = (phone: string): string => `tel:${dialable(phone)}`;

/** The address that starts a text message. @param message the words it begins with */
export const textAddress = (number: string, message: string | undefined): string =>
  `sms:${dialable(number)}${message ? `?&body=${encodeURIComponent(message)}` : ''}`;

/** A link that looks like a button, large enough for a finger. On paper, it is text. */
export const contactButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: '44px',
  paddingInline: '16px',
  borderRadius: tokens.borderRadiusMedium,
  border: `1px solid ${tokens.colorBrandStroke1}`,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorBrandForegroundLink,
  ...textSize(300),
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorBrandForegroundLinkHover },
  ...focusRing(),
  [print]: { minHeight: 0, padding: 0, border: 'none', backgroundColor: 'transparent', color: 'inherit' },
} as const;
