import type { ReceivedGrammarEntry } from '@berea/validation';

/** Formats a dictionary entry. Strong writes ":--" before the English of the King James Version; it becomes a dash. */
export const entryText = (gloss: string): string => gloss.replace(/[:;]?\s*--+\s*/g, ' — ');

/**
 * Joins grammar entries: 'verb, perfect, third person singular'. A semicolon separates several original words that one
 * English phrase translates.
 */
export const grammarText = (entries: readonly ReceivedGrammarEntry[]): string =>
  entries
    .map(({ type, value }, index) => (index === 0 ? value : `${type === 'part of speech' ? '; ' : ', '}${value}`))
    .join('');

/**
 * Removes the cantillation marks (U+0591–U+05AF) from a Hebrew word and keeps letters and vowel points. Readers do not
 * need the marks, and most fonts lack them.
 */
export const withoutChantMarks = (form: string): string => form.replace(/[\u0591-\u05AF]/g, '');
