import type { GrammarEntry } from '@berea/validation';

/** Formats a dictionary entry. Strong writes ":--" before the English of the King James Version; it becomes a dash. */
export const entryText = (gloss: string): string => gloss.replace(/[:;]?\s*--+\s*/g, ' — ');

/**
 * Joins grammar entries: 'verb, perfect, third person singular'. A semicolon separates several original words that one
 * English phrase translates.
 */
export const grammarText = (entries: readonly GrammarEntry[]): string =>
  entries
    .map(({ type, value }, index) => (index === 0 ? value : `${type === 'part of speech' ? '; ' : ', '}${value}`))
    .join('');
