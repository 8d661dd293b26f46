/**
 * Removes the cantillation marks (U+0591–U+05AF) from a Hebrew word and keeps letters and vowel points. Readers do not
 * need the marks, and most fonts lack them.
 */
export const withoutChantMarks = (form: string): string => form.replace(/[\u0591-\u05AF]/g, '');
