import spanishBooks from '../data/spanish-books.json' with { type: 'json' };
import { bookByName, type BookId } from './canon.ts';
import type { Version } from './versions.ts';

const spanish: Readonly<Record<BookId, string>> = spanishBooks.books;

/**
 * A reference as it is cited under a text in a language: 'John 3:16-18, 21' under Spanish as 'Juan 3:16-18, 21'. What
 * begins with no book stays as it is written.
 */
export function citedIn(language: Version['language'], reference: string): string {
  if (language === 'en') return reference;
  const [, name = '', numbers = ''] = /^(.+?)( \d.*)$/.exec(reference) ?? [];
  const book = bookByName(name);
  return book ? spanish[book.id] + numbers : reference;
}
