import type { ThesaurusShelf } from '../card.ts';

/** What people say and the words scripture says it with; every shelf of this folder. */
export const thesaurus: ThesaurusShelf = {};
