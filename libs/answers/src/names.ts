/**
 * Normalises a name or a question: case, accents, punctuation and a leading article are ignored. "Abraham’s bosom?" and
 * "abrahams bosom" are the same.
 */
export function foldName(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(/^(?:the|an?) (?=.)/, '');
}

/** Creates a lookup by normalised name. If two items share a name, the first wins. */
export function byName<Named>(
  all: readonly Named[],
  namesOf: (one: Named) => readonly string[],
): (name: string) => Named | undefined {
  const found = new Map<string, Named>();
  for (const one of all) {
    for (const name of namesOf(one)) {
      const folded = foldName(name);
      if (!found.has(folded)) found.set(folded, one);
    }
  }
  return (name) => found.get(foldName(name));
}
