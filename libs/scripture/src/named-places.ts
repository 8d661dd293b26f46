import { books } from './canon.ts';

const bookNames = [...books.map(({ name }) => name), 'Psalm'].sort((a, b) => b.length - a.length).join('|');
const named = new RegExp(`\\b(?:${bookNames}) \\d+(?::\\d+(?:-\\d+(?::\\d+)?)?)?`, 'g');

/** A scripture reference found in a text, with its offsets. */
export interface NamedPlace {
  /** As written: 'Isaiah 7:14', 'John 3', 'Psalm 23:1-3', '1 Peter 2:18-3:6'. `parsePassage` reads it. */
  readonly place: string;
  readonly start: number;
  /** Exclusive end offset. */
  readonly end: number;
}

/**
 * Finds every written-out reference in a text, whether it exists or not. Ignores abbreviations and bare numbers ('Gen.
 * 12', '12:3').
 */
export const namedPlaces = (text: string): NamedPlace[] =>
  Array.from(text.matchAll(named), ({ 0: place, index }) => ({ place, start: index, end: index + place.length }));
