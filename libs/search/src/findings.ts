/**
 * How well the sources cover a question: 'none' when the library has nothing on it ('asdf qwer'), 'low' when it only
 * touches on it.
 */
export type Confidence = 'high' | 'low' | 'none';

/** A heading of a topical Bible that lists a verse. */
export interface Heading {
  /** The topic in the case we display: 'Prayer' for 'PRAYER' in Nave's. */
  readonly topic: string;
  /** 'Answer to, promised'; empty when the verse is listed under the topic itself. */
  readonly heading: string;
}

/** A verse found for a question. */
export interface FoundVerse {
  /** See `public.verses.position`. */
  readonly position: number;
  /** 'John 3:16' */
  readonly reference: string;
  /** In the requested version; empty when that version does not have the verse. */
  readonly text: string;
  /** From 1 (best) down to 0. */
  readonly score: number;
  /**
   * The words or phrases of the question that the verse was found by, such as 'broken heart'. Empty for a verse that
   * was found through a cross-reference.
   */
  readonly words: readonly string[];
  /** The matching headings that list this verse, best first; at most three. */
  readonly headings: readonly Heading[];
}

/** What the library has on a question, a topic or an objection. */
export interface Findings {
  readonly confidence: Confidence;
  /** Its content words as written, such as ['suffering']. Template words ('why does God allow') are dropped. */
  readonly words: readonly string[];
  /** Best first, spread over chapters, up to the requested limit. Empty when the confidence is 'none'. */
  readonly verses: readonly FoundVerse[];
}

/** A topic of Nave's Topical Bible. */
export interface Topic {
  /** 'Melchizedek' */
  readonly title: string;
  /**
   * How the topic was found: by its name, by an alias or another spelling, through a "See" link, or by the most similar
   * name.
   */
  readonly by: 'name' | 'other name' | 'link' | 'nearest';
  readonly headings: readonly TopicHeading[];
  /** Topics that its "See" links point to. */
  readonly see: readonly string[];
}

/** A heading of a topic with its references. */
export interface TopicHeading {
  /** 'Answer to, promised'; empty for references listed under the topic itself. */
  readonly heading: string;
  /**
   * References as Nave's gives them, each within one chapter: 'Genesis 14:18-20'. A whole chapter is given as the range
   * of all its verses.
   */
  readonly references: readonly string[];
}

/** A Hebrew or Greek word that is translated with a given English word. */
export interface LexiconWord {
  /** 'G26' */
  readonly strongs: string;
  readonly language: 'hebrew' | 'aramaic' | 'greek';
  readonly lemma: string;
  readonly transliteration: string | null;
  /** The entry in Strong's dictionaries, as plain text. */
  readonly definition: string;
  /** How often the King James Version translates it with the word that was asked for. */
  readonly occurrences: number;
}
