import { z } from 'zod';

const quotation = z.object({ reference: z.string(), text: z.string() });

export const studySection = z.object({
  heading: z.string(),
  teachingText: z.string(),
  supportingScriptures: z.array(quotation),
});
export type StudySection = z.infer<typeof studySection>;

export const longRead = z.object({
  title: z.string(),
  /** Free text such as '1 John chapter 2'. */
  booksToRead: z.string(),
  explanation: z.string(),
});
export type LongRead = z.infer<typeof longRead>;

/** Absent or null in a row that an earlier release wrote, or that left an optional column empty. */
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A day, or a moment, as PostgREST writes it. */
const completedAt = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** A line of the journal's list. */
export const savedStudySummary = z.object({ id: z.uuid(), title: text, completed_at: completedAt });
export type SavedStudySummary = z.infer<typeof savedStudySummary>;

/** A row of `saved_studies`; columns that are null come out empty, so that an old study can still be read. */
export const savedStudy = savedStudySummary.extend({
  user_id: z.uuid(),
  introduction: text,
  key_scriptures: list(z.unknown()),
  study_sections: list(studySection),
  reflection_questions: list(z.string()),
  /** Aligned to the questions; '' where none was written. */
  user_answers: list(text),
  concluding_prayer: text,
  suggested_long_reads: list(longRead),
});
export type SavedStudy = z.infer<typeof savedStudy>;
