import { children } from './children.ts';
import { context } from './context.ts';
import { death } from './death.ts';
import { exceptions } from './exceptions.ts';
import { harm } from './harm.ts';
import { medicine } from './medicine.ts';
import { people } from './people.ts';
import { signs } from './signs.ts';
import { speech } from './speech.ts';
import { submitting } from './submitting.ts';
import { violence } from './violence.ts';

/** Every named set that a pattern may use. A set may use others, though never itself. */
export const vocabulary: Readonly<Record<string, string>> = {
  ...people,
  ...death,
  ...harm,
  ...medicine,
  ...speech,
  ...submitting,
  ...children,
  ...context,
  ...exceptions,
  ...violence,
  ...signs,
  my: people.my,
};
