import type { ApologeticsCard } from '../card.ts';
import { evilAndJudgement } from './evil-and-judgement.ts';

/** Every shelf of this folder. */
export const apologeticsCards: readonly ApologeticsCard[] = [...evilAndJudgement];
