import { meaningsOf, type Meaning } from '@berea/search/meaning/training';

const atOnce = 32;

/** The meanings of texts; those of like length are read together, which is quicker. */
export async function readMeanings(texts: readonly string[]): Promise<ReadonlyMap<string, Meaning>> {
  const ordered = [...new Set(texts)].toSorted((one, other) => one.length - other.length);
  const read = new Map<string, Meaning>();
  for (let at = 0; at < ordered.length; at += atOnce) {
    const some = ordered.slice(at, at + atOnce);
    const meanings = await meaningsOf(some);
    if (!meanings) throw new Error('The sentence encoder cannot be loaded');
    for (const [place, text] of some.entries()) read.set(text, meanings[place]!);
  }
  return read;
}
