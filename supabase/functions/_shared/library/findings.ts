import type { ApologeticsCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import type { NearestCard } from './nearest-cards.ts';

/** How far the sources go: 'none' where nothing that was asked is in the library ('asdf qwer'), 'low' where it is only touched on. */
export type Confidence = 'high' | 'low' | 'none';

/** A heading of a topical Bible under which a verse stands. */
export interface Heading {
  /** 'PRAYER' as Nave's has it, in the case we show: 'Prayer'. */
  readonly topic: string;
  /** 'Answer to, promised'; empty where the verse stands under the topic itself. */
  readonly heading: string;
}

/** A verse that answers what was asked. */
export interface FoundVerse {
  /** As public.verses.position. */
  readonly position: number;
  /** 'John 3:16' */
  readonly reference: string;
  /** Of the version asked for; empty where that version has no such verse. */
  readonly text: string;
  /** 1 for the best, falling to 0. */
  readonly score: number;
  /** Of what was asked (words, or phrases such as 'broken heart'), what the verse was found by. Empty for one that others refer to. */
  readonly words: readonly string[];
  /** Of the headings that match what was asked, those that name this verse, best first; at most three. */
  readonly headings: readonly Heading[];
}

/** What the library holds on a question, a topic or an objection. */
export interface Findings {
  /** As it was asked. */
  readonly text: string;
  readonly confidence: Confidence;
  /** The words of it that say something, as they were written: ['suffering']. Template words ('why does God allow') are dropped. */
  readonly words: readonly string[];
  /** Best first, spread over chapters; up to the limit that was asked for. Empty where the confidence is 'none'. */
  readonly verses: readonly FoundVerse[];
  /** Topics of Nave's that the words name, best first; `findTopics` has what stands under them. */
  readonly topics: readonly string[];
  /** Cards that answer it, best first; empty where none is about the same thing. */
  readonly questions: readonly NearestCard<QuestionCard>[];
  readonly objections: readonly NearestCard<ApologeticsCard>[];
  readonly studies: readonly NearestCard<StudyCard>[];
}

/** A topic of Nave's Topical Bible. */
export interface Topic {
  /** 'Melchizedek' */
  readonly title: string;
  /** How it was found: by its own name, under another name or spelling, through a "See" link, or as the nearest name there is. */
  readonly by: 'name' | 'other name' | 'link' | 'nearest';
  readonly headings: readonly TopicHeading[];
  /** Titles it sends the reader to. */
  readonly see: readonly string[];
}

export interface TopicHeading {
  /** 'Answer to, promised'; empty for what stands under the topic itself. */
  readonly heading: string;
  /** References as Nave’s gives them, each within one chapter: 'Genesis 14:18-20'. A whole chapter is its first to its last verse. */
  readonly references: readonly string[];
}

/** What a commentator says of a passage. */
export interface CommentarySection {
  /** As it is cited: 'Matthew Henry’s Concise Commentary'. */
  readonly source: string;
  readonly sourceId: string;
  /** 'John 3:1-21' */
  readonly passage: string;
  /** Plain text; paragraphs are separated by an empty line. */
  readonly text: string;
}

/** A word of the original that the lexicon explains with a word of English. */
export interface LexiconWord {
  /** 'G26' */
  readonly strongs: string;
  readonly language: 'hebrew' | 'aramaic' | 'greek';
  readonly lemma: string;
  readonly transliteration: string | null;
  /** Strong's entry, plain text. */
  readonly definition: string;
  /** How often the King James Version renders it with the word that was asked for. */
  readonly occurrences: number;
}
