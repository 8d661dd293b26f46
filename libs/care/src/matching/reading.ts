import type { Lexicon } from './lexicon.ts';
import type { Part } from './notation.ts';

/** Stands between sentences. */
export const sentenceEnd = '.';
/** Stands where an idiom was: no pattern names it, and a gap may pass it. */
export const blotted = '·';

const nots: ReadonlySet<string> = new Set(['not', 'never', 'without', 'nor']);
const nowhere: readonly number[] = [];

/**
 * One text, being matched. A part is matched by walking the set of places it can end at, and a named set is walked
 * once at each place: the work is bounded by parts times words, and nothing backtracks.
 */
export class Reading {
  readonly words: readonly string[];
  /** Each different word, with the places where it stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, (readonly number[] | undefined)[]>();

  constructor(lexicon: Lexicon, words: readonly string[]) {
    this.#lexicon = lexicon;
    this.words = words;
    const places = new Map<string, number[]>();
    for (const [at, word] of words.entries()) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
    this.places = places;
  }

  /** The places after which `part` can end, when it begins at `from`. */
  ends(part: Part, from: number): readonly number[] {
    const word = this.words[from];
    switch (part.is) {
      case 'word':
        return word === part.word ? [from + 1] : nowhere;
      case 'stem':
        return word?.startsWith(part.stem) ? [from + 1] : nowhere;
      case 'set':
        return this.#endsOfSet(part.name, from);
      case 'maybe':
        return united([from], this.ends(part.part, from));
      case 'edge':
        return this.#isEdge(part.at, from) ? [from] : nowhere;
      case 'gap':
        return this.#within(part.most, part.pastNot, from);
      case 'either': {
        let found: readonly number[] = word !== undefined && part.words.has(word) ? [from + 1] : nowhere;
        for (const other of part.others) found = united(found, this.ends(other, from));
        return found;
      }
      case 'row': {
        let reached: readonly number[] = [from];
        for (const each of part.parts) {
          let after: readonly number[] = nowhere;
          for (const place of reached) after = united(after, this.ends(each, place));
          if (after.length === 0) return nowhere;
          reached = after;
        }
        return reached;
      }
    }
  }

  #endsOfSet(name: string, from: number): readonly number[] {
    let places = this.#known.get(name);
    if (!places) this.#known.set(name, (places = []));
    return (places[from] ??= this.ends(this.#lexicon.set(name), from));
  }

  #isEdge(at: 'start' | 'end', from: number): boolean {
    const beside = this.words[at === 'start' ? from - 1 : from];
    return beside === undefined || beside === sentenceEnd;
  }

  #within(most: number, pastNot: boolean, from: number): readonly number[] {
    const places = [from];
    for (let place = from; place < from + most; place++) {
      const word = this.words[place];
      if (word === undefined || word === sentenceEnd || (!pastNot && nots.has(word))) break;
      places.push(place + 1);
    }
    return places;
  }
}

function united(some: readonly number[], more: readonly number[]): readonly number[] {
  if (some.length === 0) return more;
  if (more.length === 0) return some;
  const both = [...some];
  for (const place of more) if (!both.includes(place)) both.push(place);
  return both;
}
