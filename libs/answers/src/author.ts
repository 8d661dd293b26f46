import type { Recognition } from '@berea/care';
import type { Meaning } from '@berea/search';
import type {
  AnswerReference,
  ApologeticsAnswer,
  EncyclopediaEntryBody,
  GuidedStudyBody,
  Provenance,
  QuestionAnswer,
  StudySection,
} from '@berea/validation';

/**
 * Writes the content of answers. An author returns a draft: prose, and references as strings, never the text of verses.
 * Every draft, whoever wrote it, becomes an answer only through the checks in `checked.ts`.
 * Book overviews and chapter contexts have no author: the overviews are hand-written
 * (`content/overviews`), and `chapter-context` assembles the contexts from one commentary.
 */
export interface Author {
  /** Undefined when the sources have nothing on the term. */
  entry(term: string): Promise<EntryDraft | undefined>;
  /** The titles of entries whose names are most like a term without an entry, nearest first; empty if none is near. */
  titlesNear(term: string): Promise<readonly string[]>;
  /** When nothing is found, the draft says so and has no references. */
  answer(asked: AuthorRequest): Promise<AnswerDraft>;
  /** When nothing is found, the draft says so and has no references. */
  objection(asked: AuthorRequest): Promise<ObjectionDraft>;
  /** Undefined when the sources have too little for a study. */
  study(asked: AuthorRequest): Promise<StudyDraft | undefined>;
}

/** What the user asks for. */
export interface AuthorRequest {
  /** The question, objection or topic, trimmed. */
  readonly text: string;
  /** The version to quote from. */
  readonly versionId: string;
  /** What `text` means, where the care router has read it already. */
  readonly meaning?: Meaning | undefined;
}

/** The origin of a draft. The results of the check are added later, by the check. */
export interface Signature extends Omit<Provenance, 'checked'> {
  /** Passages of other texts, such as commentaries, that the prose may quote verbatim in addition to scripture. */
  readonly quotations?: readonly string[];
  /** The draft is a card that merely resembles what was asked. A model may do better. */
  readonly nearest?: true;
  /** The danger that the care router recognised in the text of a model. Help is then shown above the answer. */
  readonly concern?: Recognition;
}

interface Signed {
  readonly signature: Signature;
}

/** An encyclopedia entry before the check. */
export type EntryDraft = Omit<EncyclopediaEntryBody, 'provenance'> & Signed;

/** An answer to a question before the check. */
export interface AnswerDraft extends Omit<QuestionAnswer, 'references' | 'provenance'>, Signed {
  /** Best first. */
  readonly references: readonly Omit<AnswerReference, 'text'>[];
}

/** An answer to an objection before the check. */
export interface ObjectionDraft extends Omit<ApologeticsAnswer, 'keyScriptures' | 'provenance'>, Signed {
  readonly keyScriptures: readonly string[];
}

/** A section of a study before the check. */
export interface SectionDraft extends Omit<StudySection, 'supportingScriptures'> {
  readonly scriptures: readonly string[];
}

/** A study before the check. */
export interface StudyDraft extends Omit<GuidedStudyBody, 'studySections' | 'provenance'>, Signed {
  readonly sections: readonly SectionDraft[];
}
