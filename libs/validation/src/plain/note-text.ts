import { trimmedRule } from './text-rule.ts';

/** Maximum length of a note, in UTF-16 code units after trimming. */
export const maxNoteLength = 1000;

/** The text of a note. */
export const noteTextRule = trimmedRule(
  [(text) => text.length >= 1, 'Note cannot be empty'],
  [(text) => text.length <= maxNoteLength, `Note must be less than ${maxNoteLength} characters`],
);
