import * as z from 'zod/mini';
import { isHexColor } from './plain/highlight-colors.ts';
import { verseId } from './verse-id.ts';

export const hexColor = z.string().check(z.refine(isHexColor, 'color must be a hex value such as #ffee99'));

/** A row of `highlights`: one per user and verse. */
export const highlight = z.object({ id: z.uuid(), user_id: z.uuid(), verse_id: verseId, color: hexColor });
export type Highlight = z.infer<typeof highlight>;

/** What a reader sees of a highlight: the row without its ids. */
export const highlightOfVerse = z.pick(highlight, { verse_id: true, color: true });
