import * as z from 'zod/mini';

/**
 * Characters that could end an email header (header injection) or that the database cannot store: control characters,
 * line and paragraph separators, and lone surrogates. Joiners are allowed because some scripts need them in names.
 */
const unfitForOneLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Check for values that become an email header. @param what the field's name in error messages: 'Name' */
export const oneLine = (what: string) =>
  z.refine<string>(
    (value) => !unfitForOneLine.test(value),
    `${what} cannot contain line breaks or other control characters`,
  );

/**
 * Invisible characters that pasted text may contain and the database rejects: control characters except tabs and line
 * breaks, and lone surrogates.
 */
const unfitForText = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Removes control characters (except tabs and line breaks) and lone surrogates. */
export const withoutControlCharacters = (text: string): string => text.replace(unfitForText, '');
