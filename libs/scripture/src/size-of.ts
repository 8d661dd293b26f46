import type { ChosenPlace } from './place-in-address.ts';
import { versesIn } from './verse-counts.ts';

/** How much there is of a chapter, '44 verses', or of a book, '24 chapters'. */
export function sizeOf({ book, chapter }: ChosenPlace): string {
  if (chapter !== undefined) return `${versesIn(book.id, chapter)} verses`;
  return book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`;
}
