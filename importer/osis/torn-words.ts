import type { Correction } from './repair.ts';

/**
 * Words that the module's tagging splits in two, each half with its own number, and their spelling in the King James
 * Version.
 */
const torn = [
  { pattern: /\b([Cc])an not\b/g, whole: '$1annot' },
  { pattern: /\bbold ly\b/g, whole: 'boldly' },
  { pattern: /\bmid night\b/g, whole: 'midnight' },
  { pattern: /\bfoot stool\b/g, whole: 'footstool' },
] as const;

/** King James Version: rejoins split words (Hebrews 4:16, Matthew 25:6, Acts 7:49 and fifteen verses with 'cannot'). */
export const joinTornWords: Correction = ({ book, entries }) => ({
  book,
  entries: entries.map((entry) => ({
    ...entry,
    text: torn.reduce((text, { pattern, whole }) => text.replace(pattern, whole), entry.text),
  })),
});
