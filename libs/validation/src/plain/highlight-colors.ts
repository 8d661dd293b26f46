import { isLike } from './shape.ts';

/**
 * The selectable colours, in display order. The stored hex only identifies the colour: each theme renders its own
 * shade.
 */
export const highlightColors = [
  { name: 'Yellow', color: '#FFF1A8' },
  { name: 'Blue', color: '#CFE3FF' },
  { name: 'Green', color: '#CDEFD0' },
  { name: 'Pink', color: '#FFD3E2' },
] as const;
export type HighlightName = (typeof highlightColors)[number]['name'];

/** A colour as '#rrggbb', in any case. */
export const isHexColor = isLike(/^#[0-9a-f]{6}$/i);

/** The name of a stored colour. An unknown colour gets the first name, so that the verse is still highlighted. */
export const highlightName = (color: string): HighlightName =>
  highlightColors.find((known) => known.color === color.toUpperCase())?.name ?? highlightColors[0].name;
