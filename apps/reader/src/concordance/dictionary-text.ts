import type { GrammarEntry } from '@berea/validation';

/** A dictionary's entry as it is set: Strong writes ":--" before the English of the King James Version. */
export const entryText = (gloss: string): string => gloss.replace(/[:;]?\s*--+\s*/g, ' — ');

/** 'verb, perfect, third person singular'; where several words of the original are rendered together, a semicolon between them. */
export const grammarText = (entries: readonly GrammarEntry[]): string =>
  entries
    .map(({ type, value }, index) => (index === 0 ? value : `${type === 'part of speech' ? '; ' : ', '}${value}`))
    .join('');
