import aboutSomebody from '../../data/patterns/cues/about-somebody.json' with { type: 'json' };
import lighter from '../../data/patterns/cues/lighter.json' with { type: 'json' };
import { matters, type Weighed } from '../patterns/cues.ts';
import type { CareSituation } from '../situations.ts';
import type { Lexicon } from './lexicon.ts';
import { Pattern } from './pattern.ts';
import type { Reading } from './reading.ts';

/** How far apart two cues may stand, in words, to be weighed together. */
const span = 24;
/** From this weight on a text tells danger. */
const danger = 3;

interface Cue {
  readonly weight: number;
  readonly pattern: Pattern;
}
interface Ready {
  readonly cues: readonly Cue[];
  readonly whose: readonly { readonly who: Pattern; readonly situation: CareSituation }[];
}

/** Weighs the cues of a text that no row of the tables knows. */
export class Weights {
  readonly #matters: readonly Ready[];
  readonly #lighter: readonly Cue[];
  readonly #somebody: Pattern;

  constructor(lexicon: Lexicon) {
    const cuesOf = (weights: Weighed): Cue[] =>
      Object.entries(weights).map(([weight, when]) => ({
        weight: Number(weight),
        pattern: new Pattern(lexicon, when),
      }));
    this.#matters = matters.map(({ weights, whose }) => ({
      cues: cuesOf(weights),
      whose: whose.map(({ who, situation }) => ({ who: new Pattern(lexicon, who), situation })),
    }));
    this.#lighter = cuesOf(lighter.weights);
    this.#somebody = new Pattern(lexicon, aboutSomebody.when);
  }

  /** The situation whose cues are heavy enough; undefined when none is. */
  weigh(reading: Reading): CareSituation | undefined {
    if (!this.#somebody.isIn(reading)) return undefined;
    const less = this.#lighter.reduce((sum, { weight, pattern }) => sum + weight * pattern.placesIn(reading).length, 0);
    let heaviest: Ready | undefined;
    let most = 0;
    for (const matter of this.#matters) {
      const weight = weightOf(matter.cues, reading) - less;
      if (weight > most) [most, heaviest] = [weight, matter];
    }
    return most < danger ? undefined : heaviest?.whose.find(({ who }) => who.isIn(reading))?.situation;
  }
}

/** The weight of the cues of one matter in the span of the text where they weigh most; a word counts once. */
function weightOf(cues: readonly Cue[], reading: Reading): number {
  const at = new Map<number, number>();
  for (const { weight, pattern } of cues) {
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
