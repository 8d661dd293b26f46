/** Chooses one of several ways of saying something: always the same for one text, so that an answer can be asked for again. */
export type Choose = <Way>(slot: string, ways: readonly [Way, ...Way[]]) => Way;

/** @param seed what was asked. Slots of one text go through their ways in turn, so that none is used twice before all were. */
export function chooserOf(seed: string): Choose {
  const used = new Map<string, number>();
  return (slot, ways) => {
    const turn = used.get(slot) ?? hash(`${seed} ${slot}`);
    used.set(slot, turn + 1);
    return ways[turn % ways.length]!;
  };
}

/** FNV-1a over UTF-16 units, kept positive. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return value % 9973;
}

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'a, b, and c' */
export const listed = (items: readonly string[]): string => conjunction.format(items);

/** 'Psalms 23:1' is said 'Psalm 23:1', the way people cite one psalm. Read as the same place. */
export const cited = (reference: string): string => reference.replace(/^Psalms (?=\d)/, 'Psalm ');

/** With a capital, and nothing else changed. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Paragraphs, those that are there. */
export const paragraphs = (...all: readonly (string | undefined)[]): string =>
  all.filter((each) => each !== undefined && each !== '').join('\n\n');

/** Sentences in a paragraph, those that are there. */
export const sentences = (...all: readonly (string | undefined)[]): string =>
  all.filter((each) => each !== undefined && each !== '').join(' ');
