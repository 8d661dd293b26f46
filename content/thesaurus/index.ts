import type { ThesaurusGroup } from '../card.ts';
import { conductAndSociety } from './conduct-and-society.ts';
import { faithAndDoctrine } from './faith-and-doctrine.ts';
import { feelings } from './feelings.ts';
import { livingTogether } from './living-together.ts';

/** What people say and the words scripture says it with; every shelf of this folder. */
export const thesaurus: ThesaurusGroup = { ...feelings, ...livingTogether, ...conductAndSociety, ...faithAndDoctrine };
