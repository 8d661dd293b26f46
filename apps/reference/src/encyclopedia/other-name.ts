import { foldWord } from '@berea/scripture';

const wordsOf = (text: string): string[] => foldWord(text).match(/\p{L}{2,}/gu) ?? [];

const areAkin = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Whether an entry has a title that says nothing of the term it was found by: 'Palm Sunday' leads to 'Jesus'. 'Noah's
 * Ark' and 'Disciples' are in 'Noah' and 'Disciple' as one would expect.
 */
export function isOtherName(term: string, title: string): boolean {
  const titled = wordsOf(title);
  return titled.length > 0 && !wordsOf(term).some((word) => titled.some((each) => areAkin(word, each)));
}
