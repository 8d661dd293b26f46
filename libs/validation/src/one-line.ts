import { z } from 'zod';

/**
 * What ends a line or a header of a mail, or cannot be stored: control characters, line and paragraph separators, and halves of
 * surrogate pairs. Joiners, which some scripts need inside a name, are none of these.
 */
const unfitForOneLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** For what becomes a header of a mail. @param what how the form calls it: 'Name' */
export const oneLine = (what: string) =>
  z.refine<string>(
    (value) => !unfitForOneLine.test(value),
    `${what} cannot contain line breaks or other control characters`,
  );

/** Unseen characters that come along with pasted text and that a database refuses: everything of the kind but tabs and line breaks. */
const unfitForText = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

export const withoutControlCharacters = (text: string): string => text.replace(unfitForText, '');
