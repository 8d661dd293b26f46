/**
 * Chooses one of several phrasings. The choice is deterministic for each text, so that the same question always gets
 * the same answer.
 */
export type Choose = <Way>(slot: string, ways: readonly [Way, ...Way[]]) => Way;

/**
 * Creates a deterministic chooser of phrasings. Repeated calls for a slot rotate through its phrasings, so that none
 * repeats before all have been used.
 * @param seed what was asked
 */
export function chooserOf(seed: string): Choose {
  const used = new Map<string, number>();
  return (slot, ways) => {
    const turn = used.get(slot) ?? hash(`${seed} ${slot}`);
    used.set(slot, turn + 1);
    return ways[turn % ways.length]!;
  };
}

/** FNV-1a over UTF-16 code units, reduced modulo a prime. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return value % 9973;
}

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** Joins items: 'a, b, and c'. */
export const listed = (items: readonly string[]): string => conjunction.format(items);

/** Cites a single psalm in a sentence, the way people do: 'Psalm 23:1' for 'Psalms 23:1'. The parser reads both alike. */
export const cited = (reference: string): string => reference.replace(/^Psalms (?=\d)/, 'Psalm ');

/** Capitalises the first letter and changes nothing else. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins paragraphs, skipping missing and empty ones. */
export const paragraphs = (...all: readonly (string | undefined)[]): string =>
  all.filter((each) => each !== undefined && each !== '').join('\n\n');

/** Joins sentences into a paragraph, skipping missing and empty ones. */
export const sentences = (...all: readonly (string | undefined)[]): string =>
  all.filter((each) => each !== undefined && each !== '').join(' ');
