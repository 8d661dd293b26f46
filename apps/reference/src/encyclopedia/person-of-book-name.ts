import { books, foldWord } from '@berea/scripture';

/** Whether a name is that of a book, which people may have too. */
export const isBookName = (name: string): boolean => bookOf(name) !== undefined;

const bookOf = (name: string) => books.find((each) => foldWord(each.name) === foldWord(name.trim()));

/**
 * The person that is meant by the name of a book: 'Nehemiah' is 'Nehemiah the Governor'. Undefined for other names, and
 * where several people have it.
 * @param people the titles of the entries on people
 */
export function personOfBookName(name: string, people: readonly string[]): string | undefined {
  const book = bookOf(name);
  if (!book || people.includes(book.name)) return undefined;
  const namesakes = people.filter((title) => title.replace(/^Queen /, '').split(/[\s,]/)[0] === book.name);
  return namesakes.length === 1 ? namesakes[0] : undefined;
}
