/**
 * Every run of `length` consecutive words in a text, in lower case and without punctuation. Two texts that share a run
 * were probably copied from one another.
 */
export function runsOf(text: string, length = 8): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
    words.slice(start, start + length).join(' '),
  );
}
