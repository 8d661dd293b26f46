import { z } from 'zod';
import { verseId } from './verse-id.ts';

/** '#rrggbb' */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'color must be a hex value such as #ffee99');

/** A row of `highlights`: one for each user and verse. */
export const highlight = z.object({ id: z.uuid(), user_id: z.uuid(), verse_id: verseId, color: hexColor });
export type Highlight = z.infer<typeof highlight>;

/** The colours one may choose, in the order they are offered. The stored hex is a name: each theme paints it in an ink of its own. */
export const highlightColors = [
  { name: 'Yellow', color: '#FFF1A8' },
  { name: 'Blue', color: '#CFE3FF' },
  { name: 'Green', color: '#CDEFD0' },
  { name: 'Pink', color: '#FFD3E2' },
] as const;
export type HighlightName = (typeof highlightColors)[number]['name'];

/** What a stored colour is called; one that is none of ours counts as the first, so that the verse still stands out. */
export const highlightName = (color: string): HighlightName =>
  highlightColors.find((known) => known.color === color.toUpperCase())?.name ?? highlightColors[0].name;
