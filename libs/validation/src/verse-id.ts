import { parseReference } from '@berea/scripture';
import { z } from 'zod';

/**
 * 'Book chapter:verse', as highlights and notes are keyed. Book and chapter must exist; the verse need not be in the King
 * James numbering, because a few chapters of other versions run one verse longer.
 */
export const verseId = z.string().refine((id) => {
  const match = /^(.+ [1-9]\d*):[1-9]\d{0,2}$/.exec(id);
  const chapter = match && parseReference(match[1]!);
  return chapter ? id.startsWith(`${chapter.book.name} ${chapter.chapter}:`) : false;
}, "verse_id must read 'Book chapter:verse'");
