import { parseReference } from '@berea/scripture';
import { isText } from './shape.ts';

/**
 * 'Book chapter:verse', the key of highlights and notes. Book and chapter must exist. The verse may be outside the King
 * James numbering, because a few chapters are one verse longer in other versions.
 */
export function isVerseId(id: unknown): id is string {
  if (!isText(id)) return false;
  const match = /^(.+ [1-9]\d*):[1-9]\d{0,2}$/.exec(id);
  const chapter = match && parseReference(match[1]!);
  return chapter ? id.startsWith(`${chapter.book.name} ${chapter.chapter}:`) : false;
}
