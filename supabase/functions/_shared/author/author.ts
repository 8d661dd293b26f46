import type { Recognition } from '@berea/care';
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
 * Who writes what the answering functions return. An author hands in a draft: prose, and references as they are written. It never
 * supplies the text of a verse. Whoever wrote it, a draft becomes an answer in `checked.ts` and nowhere else.
 *
 * Overviews of books and contexts of chapters need no author: the first are ours (`supabase/content/book-overviews`), the second are
 * put together by `chapter-context` from one commentary.
 */
export interface Author {
  /** Undefined where the sources have nothing under the term. */
  entry(term: string): Promise<EntryDraft | undefined>;
  /** Where nothing is found the draft says so, without references. */
  answer(asked: Asked): Promise<AnswerDraft>;
  /** The same. */
  objection(asked: Asked): Promise<ObjectionDraft>;
  /** Undefined where the sources have too little for a study. */
  study(asked: Asked): Promise<StudyDraft | undefined>;
}

export interface Asked {
  /** The question, objection or topic, trimmed. */
  readonly text: string;
  /** The version that is quoted. */
  readonly versionId: string;
}

/** What an author says of a draft; what was checked is added by the check. */
export interface Signature extends Omit<Provenance, 'checked'> {
  /** Passages of other texts, of a commentary say, as they stand there: what the prose may quote beside scripture. */
  readonly quotations?: readonly string[];
  /** The draft answers what is nearest to the question, and says so: somebody who can write may do better. */
  readonly nearest?: true;
  /** What the care router recognised in what a model wrote: help is shown above the answer. */
  readonly concern?: Recognition;
}

interface Signed {
  readonly signature: Signature;
}

export type EntryDraft = Omit<EncyclopediaEntryBody, 'provenance'> & Signed;

export interface AnswerDraft extends Omit<QuestionAnswer, 'references' | 'provenance'>, Signed {
  /** Best first. */
  readonly references: readonly Omit<AnswerReference, 'text'>[];
}

export interface ObjectionDraft extends Omit<ApologeticsAnswer, 'keyScriptures' | 'provenance'>, Signed {
  readonly keyScriptures: readonly string[];
}

export interface SectionDraft extends Omit<StudySection, 'supportingScriptures'> {
  readonly scriptures: readonly string[];
}

export interface StudyDraft extends Omit<GuidedStudyBody, 'studySections' | 'provenance'>, Signed {
  readonly sections: readonly SectionDraft[];
}
