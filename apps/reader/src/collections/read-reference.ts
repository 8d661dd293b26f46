import { parsePassage, shownReference, withColons, type Version } from '@berea/scripture';
import { loadPlacesOf, type PlacesOf } from '../notes/transfer/places.ts';

/** What was read in a text of one or more references. */
interface ReadReferences {
  /** 'John 3:16' */
  readonly references: readonly string[];
  /** What names no passage, as it was written; '' where everything was read. */
  readonly unread: string;
  /** What is wrong with that, in a sentence. */
  readonly error?: string;
}

/** Between two references: a semicolon or a line, or a comma or 'and' before the name of a book. */
const between = /[;\n]|,(?=\s*(?:[1-3]\s*)?\p{L})|\s(?:and|y|&)\s/u;

/**
 * The passages that a text names: 'jn 3 16; 17' → 'John 3:16', 'John 17'.
 * @param language of the version that is read: 'Juan 3:16' is Spanish
 */
export async function readReferences(written: string, language: Version['language']): Promise<ReadReferences> {
  if (parsePassage(written)) return { references: [shownReference(written)], unread: '' };
  let placesOf: PlacesOf;
  try {
    placesOf = await loadPlacesOf(language);
  } catch {
    return { references: [], unread: written, error: 'It could not be read. Please try again.' };
  }
  const parts = written.split(between).flatMap((part) => part.trim() || []);
  const references: string[] = [];
  const unread: string[] = [];
  for (const part of parts) {
    const found = referencesIn(part, references.at(-1), placesOf);
    references.push(...found);
    if (found.length === 0) unread.push(part);
  }
  if (unread.length === 0) return { references, unread: '' };
  const named = unread.join('; ');
  const subject = parts.length > 1 ? `“${named}”` : 'This';
  return { references, unread: named, error: `${subject} is no passage of the Bible. Write it such as John 3:16-18.` };
}

/** @param before the reference that stands before: numbers alone are of its book */
function referencesIn(part: string, before: string | undefined, placesOf: PlacesOf): string[] {
  const book = /\p{L}/u.test(part) ? undefined : before && parsePassage(before)?.book.name;
  const whole = book ? `${book} ${part}` : part;
  if (parsePassage(whole)) return [shownReference(whole)];
  for (const text of [withColons(whole), whole]) {
    const places = placesOf(text);
    if (places.length > 0) return places.flatMap(({ wider, verseIds }) => wider ?? verseIds[0] ?? []);
  }
  return [];
}
