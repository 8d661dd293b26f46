import { z } from 'zod';
import { verseId } from './verse-id.ts';

/** '#rrggbb' */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'color must be a hex value such as #ffee99');

/** A row of `highlights`: one for each user and verse. */
export const highlight = z.object({ id: z.uuid(), user_id: z.uuid(), verse_id: verseId, color: hexColor });
export type Highlight = z.infer<typeof highlight>;
