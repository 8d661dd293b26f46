import * as z from 'zod/mini';
import { orElse, receivedList, receivedPassage, receivedText } from './received.ts';

const quotation = z.object({ reference: z.string(), text: z.string() });

/** One section of a study, with the scriptures that support it. */
const studySection = z.object({
  heading: z.string(),
  teachingText: z.string(),
  supportingScriptures: z.array(quotation),
});
export type StudySection = z.infer<typeof studySection>;

/** A section as another back end may send it. */
export const receivedSection = z.object({
  heading: receivedText,
  teachingText: receivedText,
  supportingScriptures: receivedList(receivedPassage(z.extend(quotation, { text: receivedText }))),
});

/** A suggestion for longer Bible reading after a study. */
const longRead = z.object({
  title: z.string(),
  /** Free text such as '1 John chapter 2'. */
  booksToRead: z.string(),
  explanation: z.string(),
});
export type LongRead = z.infer<typeof longRead>;

/** A suggestion as another back end may send it. */
export const receivedLongRead = z.object({ title: receivedText, booksToRead: receivedText, explanation: receivedText });

const list = <Item extends z.ZodMiniType>(item: Item) => orElse(z.array(item), []);
const text = orElse(z.string(), '');

/** A date or a timestamp, as PostgREST formats it. */
const completedAt = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** A study in the journal list. */
export const savedStudySummary = z.object({ id: z.uuid(), title: text, completed_at: completedAt });
export type SavedStudySummary = z.infer<typeof savedStudySummary>;

/** A row of `saved_studies`. Null columns are parsed to empty values so that old studies can still be read. */
export const savedStudy = z.extend(savedStudySummary, {
  user_id: z.uuid(),
  introduction: text,
  key_scriptures: list(z.unknown()),
  study_sections: list(studySection),
  reflection_questions: list(z.string()),
  /** Aligned with the questions by index; '' when there is no answer. */
  user_answers: list(text),
  concluding_prayer: text,
  suggested_long_reads: list(longRead),
});
export type SavedStudy = z.infer<typeof savedStudy>;

/** A row of the journal, whatever else this release can read of it. */
const journalRow = z.looseObject({ id: z.string() });
/** Rows of the journal. */
export const journalRows = z.array(journalRow);
/** What the database answers when a study is saved. */
export const insertedStudy = z.tuple([journalRow]);
