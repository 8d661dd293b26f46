import { cues, type Matter } from '../patterns/cues/cues.ts';
import { aboutSomebody, lighter, whose } from '../patterns/cues/whose.ts';
import type { CareSituation } from '../situations.ts';
import type { Lexicon } from './lexicon.ts';
import { Pattern } from './pattern.ts';
import type { Reading } from './reading.ts';

/** How far apart two cues may stand, in words, to be weighed together. */
const span = 24;
/** From this weight on a text tells danger. */
const danger = 3;

interface Weighed {
  readonly weight: number;
  readonly pattern: Pattern;
}
interface Line {
  readonly who: Pattern;
  readonly situation: CareSituation;
}

/** Weighs the cues of a text that no row of the tables knows. */
export class Weights {
  readonly #cues: ReadonlyMap<Matter, readonly Weighed[]>;
  readonly #whose: ReadonlyMap<Matter, readonly Line[]>;
  readonly #lighter: readonly Weighed[];
  readonly #somebody: Pattern;

  constructor(lexicon: Lexicon) {
    const weighed = (weights: Readonly<Record<number, string>>): Weighed[] =>
      Object.entries(weights).map(([weight, words]) => ({
        weight: Number(weight),
        pattern: new Pattern(lexicon, words),
      }));
    const lines = (matter: Matter): Line[] =>
      whose[matter].map(({ who, situation }) => ({ who: new Pattern(lexicon, who), situation }));
    this.#cues = new Map(matters.map((matter) => [matter, weighed(cues[matter])]));
    this.#whose = new Map(matters.map((matter) => [matter, lines(matter)]));
    this.#lighter = weighed(lighter);
    this.#somebody = new Pattern(lexicon, aboutSomebody);
  }

  /** The situation whose cues are heavy enough; undefined when none is. */
  weigh(reading: Reading): CareSituation | undefined {
    if (!this.#somebody.isIn(reading)) return undefined;
    const less = this.#lighter.reduce((sum, { weight, pattern }) => sum + weight * pattern.placesIn(reading).length, 0);
    let heaviest: Matter | undefined;
    let most = 0;
    for (const matter of matters) {
      const weight = this.#weightOf(matter, reading) - less;
      if (weight > most) [most, heaviest] = [weight, matter];
    }
    if (!heaviest || most < danger) return undefined;
    return this.#whose.get(heaviest)?.find(({ who }) => who.isIn(reading))?.situation;
  }

  /** The weight of the cues of one matter in the span of the text where they weigh most; a word counts once. */
  #weightOf(matter: Matter, reading: Reading): number {
    const at = new Map<number, number>();
    for (const { weight, pattern } of this.#cues.get(matter) ?? []) {
      const seen = new Set<string>();
      for (const [from] of pattern.placesIn(reading)) {
        const word = reading.words[from]!;
        if (!seen.has(word)) at.set(from, Math.max(at.get(from) ?? 0, weight));
        seen.add(word);
      }
    }
    // Words that say little never tell danger by their number.
    if (![...at.values()].some((weight) => weight >= 2)) return 0;
    const places = [...at];
    const weightFrom = (first: number): number =>
      places.reduce((sum, [place, weight]) => (place >= first && place < first + span ? sum + weight : sum), 0);
    return Math.max(...places.map(([first]) => weightFrom(first)));
  }
}

const matters = Object.keys(cues) as Matter[];
