import blow from '../../data/patterns/cues/blow.json' with { type: 'json' };
import control from '../../data/patterns/cues/control.json' with { type: 'json' };
import life from '../../data/patterns/cues/life.json' with { type: 'json' };
import medicine from '../../data/patterns/cues/medicine.json' with { type: 'json' };
import neglect from '../../data/patterns/cues/neglect.json' with { type: 'json' };
import rage from '../../data/patterns/cues/rage.json' with { type: 'json' };
import sex from '../../data/patterns/cues/sex.json' with { type: 'json' };
import threat from '../../data/patterns/cues/threat.json' with { type: 'json' };
import wound from '../../data/patterns/cues/wound.json' with { type: 'json' };
import type { Alternatives } from '../matching/notation.ts';
import type { CareSituation } from '../situations.ts';

/** Cues by their weight. */
export type Weighed = Readonly<Record<1 | 2 | 3, Alternatives>>;

/**
 * Words that are seldom all harmless when several occur close together near an "i", a "my" or a person. A cue of
 * weight 3 tells by itself, the others add up to 3. This is for what no row of the tables foresaw: the rows are read
 * first.
 */
export interface Matter {
  readonly weights: Weighed;
  /** Whose matter it is: the first whose `who` occurs in the text. */
  readonly whose: readonly { readonly who: Alternatives; readonly situation: CareSituation }[];
}

/** What cues speak of. Where two weigh the same, the first. */
export const matters = [life, wound, medicine, blow, control, sex, neglect, threat, rage] as readonly Matter[];
