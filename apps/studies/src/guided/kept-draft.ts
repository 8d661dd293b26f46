import {
  isListOf,
  isOptional,
  isProvenance,
  isRecordOf,
  isShape,
  isText,
  type GuidedStudy,
  type Is,
} from '@berea/validation';

/*
 * By hand, because a draft is drawn with the study, and zod may not be there yet. What is kept was read with the schema
 * when it came; what is not as it was written is asked for again.
 */

type Section = GuidedStudy['studySections'][number];
type Quotation = Section['supportingScriptures'][number];
type LongRead = GuidedStudy['suggestedLongReads'][number];

const isStudy = isShape<GuidedStudy>({
  title: isText,
  introduction: isText,
  studySections: isListOf(
    isShape<Section>({
      heading: isText,
      teachingText: isText,
      supportingScriptures: isListOf(isShape<Quotation>({ reference: isText, text: isText })),
    }),
  ),
  reflectionQuestions: isListOf(isText),
  concludingPrayer: isText,
  suggestedLongReads: isListOf(isShape<LongRead>({ title: isText, booksToRead: isText, explanation: isText })),
  provenance: isOptional(isProvenance),
});

/** A study with unsaved answers, stored in this browser. */
export interface KeptDraft {
  readonly study: GuidedStudy;
  /** The Bible version that the study quotes. */
  readonly bibleId: string;
  /** By the keys of the questions. */
  readonly answers: Readonly<Record<string, string>>;
}

export const isKeptDraft: Is<KeptDraft> = isShape<KeptDraft>({
  study: isStudy,
  bibleId: isText,
  answers: isRecordOf(isText),
});
