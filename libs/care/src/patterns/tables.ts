import { abusedAsAChild } from './abuse/abused-as-a-child.ts';
import { childHurt } from './abuse/child-hurt.ts';
import { childSigns } from './abuse/child-signs.ts';
import { childTouched } from './abuse/child-touched.ts';
import { churchAbuse } from './abuse/church-abuse.ts';
import { churchAbuseSigns } from './abuse/church-abuse-signs.ts';
import { churchControl } from './abuse/church-control.ts';
import { partnerControl } from './abuse/partner-control.ts';
import { partnerViolence } from './abuse/partner-violence.ts';
import { partnerViolenceSigns } from './abuse/partner-violence-signs.ts';
import { pressedToForgive } from './abuse/pressed-to-forgive.ts';
import { sexualCoercion } from './abuse/sexual-coercion.ts';
import { sexualViolence } from './abuse/sexual-violence.ts';
import { sexualViolenceSigns } from './abuse/sexual-violence-signs.ts';
import { toldToSubmit } from './abuse/told-to-submit.ts';
import { toldToSubmitSigns } from './abuse/told-to-submit-signs.ts';
import { refusedTreatment } from './medical/refused-treatment.ts';
import { stoppingMedicine } from './medical/stopping-medicine.ts';
import { stoppingMedicineSigns } from './medical/stopping-medicine-signs.ts';
import { bereavedBySuicide } from './self-harm/bereaved-by-suicide.ts';
import { eating } from './self-harm/eating.ts';
import { lowMood } from './self-harm/low-mood.ts';
import { selfInjury } from './self-harm/self-injury.ts';
import { selfInjurySigns } from './self-harm/self-injury-signs.ts';
import { suicideMeans } from './self-harm/suicide-means.ts';
import { suicideMeansSigns } from './self-harm/suicide-means-signs.ts';
import { suicideReasons } from './self-harm/suicide-reasons.ts';
import { suicideReasonsSigns } from './self-harm/suicide-reasons-signs.ts';
import { suicideWishes } from './self-harm/suicide-wishes.ts';
import { suicideWishesSigns } from './self-harm/suicide-wishes-signs.ts';
import { worriedAboutSomeone } from './self-harm/worried-about-someone.ts';
import { signsInOthers } from './self-harm/worried-about-someone-signs.ts';
import { harshDiscipline } from './violence/harsh-discipline.ts';
import { havingHurt } from './violence/having-hurt.ts';
import { threats } from './violence/threats.ts';
import { threatsSigns } from './violence/threats-signs.ts';
import { wantingToHurt } from './violence/wanting-to-hurt.ts';
import { wantingToHurtSigns } from './violence/wanting-to-hurt-signs.ts';
import { announcedAttacks } from './violence/announced-attacks.ts';
import { spankingQuestions } from './violence/spanking-questions.ts';
import type { Table } from './row.ts';

/**
 * In order of precedence, where several tables know a text. The writer's own life comes first, because it can end
 * tonight. Then whoever the writer is about to hurt, the writer's own body, and a life that hangs on medicine. Then
 * the tables that say more about what happened before those that say less: long ago before now, being told to forgive
 * or to submit before the violence it is about (its card speaks of both), a church before anybody, a child before an
 * adult. The looser tables follow in the same order, and the bare words come last.
 */
export const tables: readonly Table[] = [
  { situation: 'suicidal-thoughts', rows: [...suicideMeans, ...suicideReasons, ...suicideWishes] },
  { situation: 'wanting-to-hurt', rows: [...havingHurt, ...wantingToHurt] },
  { situation: 'self-injury', rows: [...eating, ...selfInjury] },
  { situation: 'stopping-medicine', rows: [...refusedTreatment, ...stoppingMedicine] },
  { situation: 'abused-as-a-child', rows: abusedAsAChild },
  { situation: 'pressed-to-forgive', rows: pressedToForgive },
  { situation: 'told-to-submit', rows: toldToSubmit },
  { situation: 'church-abuse', rows: [...churchControl, ...churchAbuse] },
  { situation: 'harsh-discipline', rows: [...harshDiscipline, ...spankingQuestions] },
  { situation: 'told-to-submit', rows: toldToSubmitSigns },
  { situation: 'child-in-danger', rows: [...childTouched, ...childHurt] },
  { situation: 'sexual-violence', rows: [...sexualCoercion, ...sexualViolence] },
  { situation: 'bereaved-by-suicide', rows: bereavedBySuicide },
  { situation: 'worried-about-someone', rows: worriedAboutSomeone },
  { situation: 'threat-of-violence', rows: [...threats, ...announcedAttacks] },
  { situation: 'partner-violence', rows: [...partnerControl, ...partnerViolence] },
  { situation: 'self-injury', rows: selfInjurySigns },
  { situation: 'suicidal-thoughts', rows: [...suicideMeansSigns, ...suicideReasonsSigns, ...suicideWishesSigns] },
  { situation: 'wanting-to-hurt', rows: wantingToHurtSigns },
  { situation: 'stopping-medicine', rows: stoppingMedicineSigns },
  { situation: 'church-abuse', rows: churchAbuseSigns },
  { situation: 'sexual-violence', rows: sexualViolenceSigns },
  { situation: 'child-in-danger', rows: childSigns },
  { situation: 'worried-about-someone', rows: signsInOthers },
  { situation: 'threat-of-violence', rows: threatsSigns },
  { situation: 'partner-violence', rows: partnerViolenceSigns },
  { situation: 'suicidal-thoughts', rows: lowMood },
];
