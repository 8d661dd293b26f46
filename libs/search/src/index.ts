/** Finds verses, topics, commentary, original words and cards for a question. */

export { passagesOf, type AnsweringCard, type AnyCard } from './cards/all-cards.ts';
export { cardOfKind, cardsFor, type CardsFor } from './cards/find-cards.ts';
export type { FoundCard } from './cards/score-cards.ts';
export { lifeEventsIn } from './cards/life-event-in.ts';
export { cardsTold, isWellLearned } from './cards/told/learned-cards.ts';
export { tellsOfOneself } from './cards/told/of-oneself.ts';
export { findTopics, topicNames } from './find-topics.ts';
export type { Findings, FoundVerse, Heading, LexiconWord, Topic, TopicHeading } from './findings.ts';
export { lexiconOf } from './lexicon-of.ts';
export { nearestNames } from './nearest-names.ts';
export { dangerMeant } from './meaning/danger-meant.ts';
export { meaningOf, type Meaning } from './meaning/encoder.ts';
export { factFor, likelyFactFor } from './phrasings/fact-for.ts';
export { withoutFrame } from './phrasings/frame.ts';
export { versesRemembered } from './phrasings/remembered-verse.ts';
export { leastLength, respelled, wordsOf } from './phrasings/respelled.ts';
export { sameSayingAs, sayingIn } from './phrasings/saying-in.ts';
export { quotedVerses, type Quoted } from './phrases/quoted-verses.ts';
export { oneEdit } from './one-edit.ts';
export { queryTerms } from './query-terms.ts';
export { stopWords } from './template-words.ts';
export { searchLibrary } from './search-library.ts';
