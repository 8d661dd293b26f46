import type { ApologeticsCard } from '../card.ts';
import { beliefInGod } from './belief-in-god.ts';
import { evilAndJudgement } from './evil-and-judgement.ts';
import { hardTexts } from './hard-texts.ts';
import { jesus } from './jesus.ts';
import { otherFaithsAndOneSaviour } from './other-faiths-and-one-saviour.ts';
import { science } from './science.ts';
import { theBibleAsABook } from './the-bible-as-a-book.ts';
import { theChurchOnTrial } from './the-church-on-trial.ts';

/** Every shelf of this folder. */
export const apologeticsCards: readonly ApologeticsCard[] = [
  ...evilAndJudgement,
  ...otherFaithsAndOneSaviour,
  ...science,
  ...beliefInGod,
  ...theBibleAsABook,
  ...jesus,
  ...hardTexts,
  ...theChurchOnTrial,
];
