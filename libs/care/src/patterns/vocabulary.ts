import children from '../../data/words/sets/children.json' with { type: 'json' };
import context from '../../data/words/sets/context.json' with { type: 'json' };
import death from '../../data/words/sets/death.json' with { type: 'json' };
import exceptions from '../../data/words/sets/exceptions.json' with { type: 'json' };
import harm from '../../data/words/sets/harm.json' with { type: 'json' };
import medicine from '../../data/words/sets/medicine.json' with { type: 'json' };
import people from '../../data/words/sets/people.json' with { type: 'json' };
import signs from '../../data/words/sets/signs.json' with { type: 'json' };
import speech from '../../data/words/sets/speech.json' with { type: 'json' };
import submitting from '../../data/words/sets/submitting.json' with { type: 'json' };
import violence from '../../data/words/sets/violence.json' with { type: 'json' };
import type { Alternatives } from '../matching/notation.ts';

/** Every named set that a pattern may use. A set may use others, though never itself. */
export const vocabulary: Readonly<Record<string, Alternatives>> = {
  ...children.sets,
  ...context.sets,
  ...death.sets,
  ...exceptions.sets,
  ...harm.sets,
  ...medicine.sets,
  ...people.sets,
  ...signs.sets,
  ...speech.sets,
  ...submitting.sets,
  ...violence.sets,
};
