/** Writes answers: from our cards, from the library, or with a language model; checked, and with help first. */

export type { Author } from './author.ts';
export { authorFrom, type AuthorFor } from './author-from.ts';
export { answerOfCareCard, entryOfCareCard, objectionOfCareCard, studyOfCareCard } from './care/card-drafts.ts';
export { careFirst } from './care/care-first.ts';
export { recogniseTwice } from './care/second-opinion.ts';
export { concernIn } from './care/concern-in.ts';
export { resourcesFrom } from './care/resources.ts';
export { checkedAnswer, checkedEntry, checkedObjection, checkedStudy } from './checked.ts';
export { ourEntries, titlesIn } from './content.ts';
export { libraryAuthor } from './library-author.ts';
