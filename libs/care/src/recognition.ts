import type { CareKind, CareSituation } from './situations.ts';

/** What the router made of a text. */
export interface Recognition {
  readonly kind: CareKind;
  readonly situation: CareSituation;
  /**
   * 'danger': somebody is in danger, and the hand-written card replaces the answer.
   * 'possible': a bare word ("suicide") or a borderline sentence ("i feel hopeless"): the ordinary answer stands, with
   * help above it.
   */
  readonly level: 'danger' | 'possible';
  /**
   * What told it: a row of the tables or cues that name a danger, a row that calls it only possible (the bare word
   * "suicide"), or nothing but a resemblance to what people in danger write.
   */
  readonly by: 'row' | 'cues' | 'mention' | 'resemblance';
  /** How much more than the threshold the words resemble danger; below 0 less. */
  readonly resembles: number;
}
