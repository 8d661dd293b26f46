import { abusedAsAChild, childInDanger } from './abuse/child.ts';
import { churchAbuse } from './abuse/church-abuse.ts';
import { partnerViolence } from './abuse/partner-violence.ts';
import { pressedToForgive } from './abuse/pressed-to-forgive.ts';
import { sexualViolence } from './abuse/sexual-violence.ts';
import { toldToSubmit } from './abuse/told-to-submit.ts';
import { stoppingMedicine } from './medical/stopping-medicine.ts';
import type { Table } from './row.ts';
import { bereavedBySuicide, hopeless, worriedAboutSomeone } from './self-harm/others.ts';
import { selfInjury } from './self-harm/self-injury.ts';
import { suicidalThoughts } from './self-harm/suicidal-thoughts.ts';
import { signsOfChildren, signsOfChurchAbuse, signsOfPartnerViolence, signsOfSexualViolence, signsOfSubmitting } from './signs/abuse.ts';
import { signsInOthers, signsOfSelfInjury, signsOfSuicide } from './signs/self-harm.ts';
import { signsOfStopping, signsOfThreat, signsOfViolence } from './signs/violence.ts';
import { harshDiscipline } from './violence/harsh-discipline.ts';
import { threatOfViolence } from './violence/threats.ts';
import { wantingToHurt } from './violence/wanting-to-hurt.ts';

/**
 * In order of precedence, where several tables know a text. The writer's own life comes first, because it can end tonight. Then whoever the
 * writer is about to hurt, then a life that hangs on medicine. Then the tables that say more about what happened before those that say
 * less: what a church did before what anybody did, a child's case before an adult's, and being told to forgive or to submit before the
 * violence it is about, because its card speaks of both.
 */
export const tables: readonly Table[] = [
  suicidalThoughts, wantingToHurt, selfInjury, stoppingMedicine, pressedToForgive, churchAbuse, harshDiscipline, toldToSubmit, abusedAsAChild,
  childInDanger, sexualViolence, bereavedBySuicide, worriedAboutSomeone, partnerViolence, threatOfViolence,
  signsOfSelfInjury, signsOfSuicide, signsOfViolence, signsOfStopping, signsOfChurchAbuse, signsOfSubmitting, signsOfSexualViolence, signsOfChildren, signsInOthers, signsOfThreat,
  signsOfPartnerViolence, hopeless,
];
