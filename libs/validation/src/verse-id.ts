import { parseReference } from '@berea/scripture';
import * as z from 'zod/mini';

/**
 * 'Book chapter:verse', the key of highlights and notes. Book and chapter must exist. The verse may be outside the King
 * James numbering, because a few chapters are one verse longer in other versions.
 */
export const verseId = z.string().check(
  z.refine((id) => {
    const match = /^(.+ [1-9]\d*):[1-9]\d{0,2}$/.exec(id);
    const chapter = match && parseReference(match[1]!);
    return chapter ? id.startsWith(`${chapter.book.name} ${chapter.chapter}:`) : false;
  }, "verse_id must read 'Book chapter:verse'"),
);
