import { parsePassage, shownReference, withColons, type Version } from '@berea/scripture';
import { loadPlacesOf } from '../notes/transfer/places.ts';

/**
 * The passage that a text names: 'jn 3 16' → 'John 3:16'.
 * @param language of the version that is read: 'Juan 3:16' is Spanish
 * @returns what is wrong with it, in a sentence, when it names none or could not be read
 */
export async function readReference(
  written: string,
  language: Version['language'],
): Promise<{ readonly reference: string } | { readonly error: string }> {
  if (parsePassage(written)) return { reference: shownReference(written) };
  try {
    const placesOf = await loadPlacesOf(language);
    const [place] = [withColons(written), written].flatMap((text) => placesOf(text));
    const reference = place && (place.wider ?? place.verseIds[0]);
    return reference ? { reference } : { error: 'This is no passage of the Bible. Write it such as John 3:16-18.' };
  } catch {
    return { error: 'It could not be read. Please try again.' };
  }
}
