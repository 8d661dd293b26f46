/** Finds verses, topics, commentary, original words and cards for a question. */

export { commentaryOn } from './commentary-on.ts';
export { findTopics, topicNames } from './find-topics.ts';
export type { Findings, FoundVerse, Heading, LexiconWord, Topic, TopicHeading } from './findings.ts';
export { lexiconOf } from './lexicon-of.ts';
export { nearestCards, type FindableCard, type NearestCard } from './nearest-cards.ts';
export { nearestNames } from './nearest-names.ts';
export { queryTerms } from './query-terms.ts';
export { searchLibrary } from './search-library.ts';
