import abusedAsAChild from '../../data/patterns/abuse/abused-as-a-child.json' with { type: 'json' };
import childHurt from '../../data/patterns/abuse/child-hurt.json' with { type: 'json' };
import childSigns from '../../data/patterns/abuse/child-signs.json' with { type: 'json' };
import childTouched from '../../data/patterns/abuse/child-touched.json' with { type: 'json' };
import churchAbuse from '../../data/patterns/abuse/church-abuse.json' with { type: 'json' };
import churchAbuseSigns from '../../data/patterns/abuse/church-abuse-signs.json' with { type: 'json' };
import churchControl from '../../data/patterns/abuse/church-control.json' with { type: 'json' };
import partnerControl from '../../data/patterns/abuse/partner-control.json' with { type: 'json' };
import partnerViolence from '../../data/patterns/abuse/partner-violence.json' with { type: 'json' };
import partnerViolenceSigns from '../../data/patterns/abuse/partner-violence-signs.json' with { type: 'json' };
import pressedToForgive from '../../data/patterns/abuse/pressed-to-forgive.json' with { type: 'json' };
import sexualCoercion from '../../data/patterns/abuse/sexual-coercion.json' with { type: 'json' };
import sexualViolence from '../../data/patterns/abuse/sexual-violence.json' with { type: 'json' };
import sexualViolenceSigns from '../../data/patterns/abuse/sexual-violence-signs.json' with { type: 'json' };
import toldToSubmit from '../../data/patterns/abuse/told-to-submit.json' with { type: 'json' };
import toldToSubmitSigns from '../../data/patterns/abuse/told-to-submit-signs.json' with { type: 'json' };
import refusedTreatment from '../../data/patterns/medical/refused-treatment.json' with { type: 'json' };
import stoppingMedicine from '../../data/patterns/medical/stopping-medicine.json' with { type: 'json' };
import stoppingMedicineSigns from '../../data/patterns/medical/stopping-medicine-signs.json' with { type: 'json' };
import bereavedBySuicide from '../../data/patterns/self-harm/bereaved-by-suicide.json' with { type: 'json' };
import eating from '../../data/patterns/self-harm/eating.json' with { type: 'json' };
import lowMood from '../../data/patterns/self-harm/low-mood.json' with { type: 'json' };
import selfInjury from '../../data/patterns/self-harm/self-injury.json' with { type: 'json' };
import selfInjurySigns from '../../data/patterns/self-harm/self-injury-signs.json' with { type: 'json' };
import suicideMeans from '../../data/patterns/self-harm/suicide-means.json' with { type: 'json' };
import suicideMeansSigns from '../../data/patterns/self-harm/suicide-means-signs.json' with { type: 'json' };
import suicideReasons from '../../data/patterns/self-harm/suicide-reasons.json' with { type: 'json' };
import suicideReasonsSigns from '../../data/patterns/self-harm/suicide-reasons-signs.json' with { type: 'json' };
import suicideWishes from '../../data/patterns/self-harm/suicide-wishes.json' with { type: 'json' };
import suicideWishesSigns from '../../data/patterns/self-harm/suicide-wishes-signs.json' with { type: 'json' };
import worriedAboutSomeone from '../../data/patterns/self-harm/worried-about-someone.json' with { type: 'json' };
import worriedAboutSomeoneSigns from '../../data/patterns/self-harm/worried-about-someone-signs.json' with { type: 'json' };
import announcedAttacks from '../../data/patterns/violence/announced-attacks.json' with { type: 'json' };
import harshDiscipline from '../../data/patterns/violence/harsh-discipline.json' with { type: 'json' };
import havingHurt from '../../data/patterns/violence/having-hurt.json' with { type: 'json' };
import spankingQuestions from '../../data/patterns/violence/spanking-questions.json' with { type: 'json' };
import threats from '../../data/patterns/violence/threats.json' with { type: 'json' };
import threatsSigns from '../../data/patterns/violence/threats-signs.json' with { type: 'json' };
import wantingToHurt from '../../data/patterns/violence/wanting-to-hurt.json' with { type: 'json' };
import wantingToHurtSigns from '../../data/patterns/violence/wanting-to-hurt-signs.json' with { type: 'json' };
import precedence from '../../data/patterns/precedence.json' with { type: 'json' };
import type { Table } from './row.ts';

const byName: Readonly<Record<string, unknown>> = {
  'abused-as-a-child': abusedAsAChild,
  'child-hurt': childHurt,
  'child-signs': childSigns,
  'child-touched': childTouched,
  'church-abuse': churchAbuse,
  'church-abuse-signs': churchAbuseSigns,
  'church-control': churchControl,
  'partner-control': partnerControl,
  'partner-violence': partnerViolence,
  'partner-violence-signs': partnerViolenceSigns,
  'pressed-to-forgive': pressedToForgive,
  'sexual-coercion': sexualCoercion,
  'sexual-violence': sexualViolence,
  'sexual-violence-signs': sexualViolenceSigns,
  'told-to-submit': toldToSubmit,
  'told-to-submit-signs': toldToSubmitSigns,
  'refused-treatment': refusedTreatment,
  'stopping-medicine': stoppingMedicine,
  'stopping-medicine-signs': stoppingMedicineSigns,
  'bereaved-by-suicide': bereavedBySuicide,
  eating,
  'low-mood': lowMood,
  'self-injury': selfInjury,
  'self-injury-signs': selfInjurySigns,
  'suicide-means': suicideMeans,
  'suicide-means-signs': suicideMeansSigns,
  'suicide-reasons': suicideReasons,
  'suicide-reasons-signs': suicideReasonsSigns,
  'suicide-wishes': suicideWishes,
  'suicide-wishes-signs': suicideWishesSigns,
  'worried-about-someone': worriedAboutSomeone,
  'worried-about-someone-signs': worriedAboutSomeoneSigns,
  'announced-attacks': announcedAttacks,
  'harsh-discipline': harshDiscipline,
  'having-hurt': havingHurt,
  'spanking-questions': spankingQuestions,
  threats,
  'threats-signs': threatsSigns,
  'wanting-to-hurt': wantingToHurt,
  'wanting-to-hurt-signs': wantingToHurtSigns,
};

/** In order of precedence, where several tables know a text. */
export const tables: readonly Table[] = precedence.order
  .flatMap(({ tables: names }) => names)
  .map((name) => byName[name] as Table);
