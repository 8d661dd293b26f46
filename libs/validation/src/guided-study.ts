import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';
import { orElse, receivedList, receivedOptional, receivedText } from './received.ts';
import { studyTopicRule } from './plain/asked-texts.ts';
import { receivedLongRead, receivedSection } from './study.ts';
import { typedText } from './typed-text.ts';

/** The topic to study, trimmed on parsing. */
export const studyTopic = typedText(studyTopicRule, 'Topic is required');

/** Request body of guided-study. `bibleId` is the version to quote; omit it for the King James Version. */
export const guidedStudyRequest = z.object({ topic: studyTopic, bibleId: z.optional(bibleId) });

/** A guided study of one topic. */
export const guidedStudy = z
  .object({
    title: receivedText,
    introduction: receivedText,
    studySections: receivedList(receivedSection),
    reflectionQuestions: receivedList(z.string()),
    concludingPrayer: receivedText,
    suggestedLongReads: orElse(receivedList(receivedLongRead), []),
    provenance: receivedOptional(provenance),
  })
  .check(
    z.refine(
      ({ introduction, studySections }) => introduction !== '' || studySections.length > 0,
      'has nothing to read',
    ),
  );
/** The study as the function returns it, before parsing fills in defaults. */
export type GuidedStudyBody = z.input<typeof guidedStudy>;
export type GuidedStudy = z.output<typeof guidedStudy>;
/** Successful response of guided-study. `care` is outside `study` so that it is never saved with it. */
export const guidedStudyResponse = z.object({ study: guidedStudy, care: z.optional(care) });
export type GuidedStudyResponse = z.output<typeof guidedStudyResponse>;
