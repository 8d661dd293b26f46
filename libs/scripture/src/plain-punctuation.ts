/**
 * A text in which every kind of dash is a hyphen, every kind of space a space, and full-width digits and signs are the
 * usual ones: 'John 3：16‑18' → 'John 3:16-18'. It has the same length, so that places in it are places in the text.
 */
export const plainPunctuation = (text: string): string =>
  text
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replaceAll(/[\u00A0\u2000-\u200B\u202F\u205F\u3000]/g, ' ')
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0));
