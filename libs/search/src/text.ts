/** Words, terms and verses: what needs neither the database nor our cards. */

export { closestFirst } from './closeness.ts';
export { excerpt, sentencesOf, wordCount } from './excerpt.ts';
export { templateWords } from './template-words.ts';
export { foundIn, termsWanted, wantedIn, type Mark, type Wanted } from './phrases/found-words.ts';
export { phraseTerms } from './phrases/phrase-terms.ts';
export { renderingsOf } from './renderings.ts';
export { contentWords, plainWords, termOf, termsOf } from './terms.ts';
export { foldTopicName } from './topic-name.ts';
export { verseHits, versesAt } from './verse-hits.ts';
