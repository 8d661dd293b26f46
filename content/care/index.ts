import type { CareSituation } from '@berea/care';
import type { CareCard } from '../schema/care-card.ts';
import abusedAsAChild from './cards/abused-as-a-child.json' with { type: 'json' };
import bereavedBySuicide from './cards/bereaved-by-suicide.json' with { type: 'json' };
import childInDanger from './cards/child-in-danger.json' with { type: 'json' };
import churchAbuse from './cards/church-abuse.json' with { type: 'json' };
import harshDiscipline from './cards/harsh-discipline.json' with { type: 'json' };
import partnerViolence from './cards/partner-violence.json' with { type: 'json' };
import pressedToForgive from './cards/pressed-to-forgive.json' with { type: 'json' };
import selfInjury from './cards/self-injury.json' with { type: 'json' };
import sexualViolence from './cards/sexual-violence.json' with { type: 'json' };
import stoppingMedicine from './cards/stopping-medicine.json' with { type: 'json' };
import suicidalThoughts from './cards/suicidal-thoughts.json' with { type: 'json' };
import threatOfViolence from './cards/threat-of-violence.json' with { type: 'json' };
import toldToSubmit from './cards/told-to-submit.json' with { type: 'json' };
import wantingToHurt from './cards/wanting-to-hurt.json' with { type: 'json' };
import worriedAboutSomeone from './cards/worried-about-someone.json' with { type: 'json' };

export type { CareCard };

/** The card for each situation; one without is a type error. They are in no database, which help must not wait for. */
export const careCards: Readonly<Record<CareSituation, CareCard>> = {
  'abused-as-a-child': abusedAsAChild,
  'bereaved-by-suicide': bereavedBySuicide,
  'child-in-danger': childInDanger,
  'church-abuse': churchAbuse,
  'harsh-discipline': harshDiscipline,
  'partner-violence': partnerViolence,
  'pressed-to-forgive': pressedToForgive,
  'self-injury': selfInjury,
  'sexual-violence': sexualViolence,
  'stopping-medicine': stoppingMedicine,
  'suicidal-thoughts': suicidalThoughts,
  'threat-of-violence': threatOfViolence,
  'told-to-submit': toldToSubmit,
  'wanting-to-hurt': wantingToHurt,
  'worried-about-someone': worriedAboutSomeone,
};
