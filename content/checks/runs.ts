/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words in a row are no chance. */
export const runLength = 8;

/**
 * Every run of eight consecutive words in a text, in lower case and without punctuation. Two texts that share a run
 * were probably copied from one another.
 */
export function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, start) =>
    words.slice(start, start + runLength).join(' '),
  );
}
