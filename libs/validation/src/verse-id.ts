import * as z from 'zod/mini';
import { isVerseId } from './plain/verse-id.ts';

/** 'Book chapter:verse', the key of highlights and notes. */
export const verseId = z.string().check(z.refine(isVerseId, "verse_id must read 'Book chapter:verse'"));
