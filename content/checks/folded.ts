/**
 * A text for comparison: lower-case words with single spaces, without punctuation and apostrophes, in American spelling,
 * and of a [[link]] only the words shown.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/(\p{L}{2})our(?!\p{L})/gu, '$1or')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether one of the folded texts has these words, whole and in this order. */
export const someHas = (texts: readonly string[], words: string): boolean => {
  const wanted = folded(words);
  return texts.some((text) => text.includes(wanted) && ` ${text} `.includes(` ${wanted} `));
};
