import { contentWords, termOf } from '../../functions/_shared/library/terms.ts';

/** For each English term the words of the original behind it, with how often, most often first. */
export type Renderings = ReadonlyMap<string, readonly (readonly [strongs: string, times: number])[]>;

/** One that is rendered so a single time among hundreds is an accident of translation. */
const leastShare = 0.02;
const kept = 12;

/** Stand beside many words and mean none of them: the Greek article, the Hebrew mark of an object. */
const signs = new Set(['G3588', 'H853']);

/** Counts which words of the original stand behind which words of English. A phrase counts for each of its content words. */
export function renderingsOf(rendered: readonly (readonly [text: string, numbers: readonly string[]])[]): Renderings {
  const times = new Map<string, Map<string, number>>();
  for (const [text, numbers] of rendered) {
    for (const term of new Set(contentWords(text).map(termOf))) {
      let of = times.get(term);
      if (!of) times.set(term, (of = new Map()));
      for (const number of numbers) if (!signs.has(number)) of.set(number, (of.get(number) ?? 0) + 1);
    }
  }
  return new Map(
    Array.from(times, ([term, of]) => {
      const all = [...of.values()].reduce((sum, each) => sum + each, 0);
      return [term, Array.from(of).filter(([, each]) => each >= all * leastShare).toSorted(([, one], [, other]) => other - one).slice(0, kept)] as const;
    }),
  );
}
