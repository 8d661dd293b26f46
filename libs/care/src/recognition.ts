import type { CareKind, CareSituation } from './situations.ts';

/** What the router made of a text. */
export interface Recognition {
  readonly kind: CareKind;
  readonly situation: CareSituation;
  /**
   * 'danger': somebody is in danger, and the hand-written card replaces the answer.
   * 'possible': a bare word ("suicide") or a borderline sentence ("i feel hopeless"): the ordinary answer stands, with help above it.
   */
  readonly level: 'danger' | 'possible';
}
