import type { Lexicon, Openings } from './lexicon.ts';
import { readPattern, type Alternatives, type Part } from './notation.ts';
import type { Reading } from './reading.ts';

/** A pattern of the tables, read, and what can be asked of a text before it is matched. */
export class Pattern {
  readonly #part: Part;
  readonly #opening: Openings;
  /** What must stand somewhere in a text, each by itself, for the pattern to match: cheap to ask first. */
  readonly #needs: readonly Openings[];

  constructor(lexicon: Lexicon, alternatives: Alternatives) {
    this.#part = readPattern(alternatives);
    this.#opening = lexicon.openings(this.#part);
    const parts = this.#part.is === 'row' ? this.#part.parts : [this.#part];
    this.#needs = parts
      .filter((part) => !lexicon.mayBeEmpty(part))
      .map((part) => lexicon.openings(part))
      .filter(({ any }) => !any);
  }

  /** Whether it stands anywhere in the text. */
  isIn(reading: Reading): boolean {
    return this.#starts(reading).some((at) => reading.ends(this.#part, at).length > 0);
  }

  /** Where it stands, each as its first place and the place after its last, the longest from each place. */
  placesIn(reading: Reading): readonly (readonly [number, number])[] {
    return this.#starts(reading).flatMap((at) => {
      const end = Math.max(at, ...reading.ends(this.#part, at));
      return end > at ? [[at, end] as const] : [];
    });
  }

  /** The places where it can begin. */
  #starts({ words, places }: Reading): readonly number[] {
    const different = [...places.keys()];
    if (!this.#needs.every((need) => different.some((word) => opens(need, word)))) return [];
    if (this.#opening.any) return words.map((_, at) => at);
    return different.flatMap((word) => (opens(this.#opening, word) ? (places.get(word) ?? []) : []));
  }
}

const opens = ({ words, stems, any }: Openings, word: string): boolean =>
  any || words.has(word) || stems.some((stem) => word.startsWith(stem));
