import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';
import { receivedList, receivedOptional, receivedPassage, receivedText } from './received.ts';
import { objectionRule } from './plain/asked-texts.ts';
import { nonEmptyText } from './text.ts';
import { typedText } from './typed-text.ts';

/** An objection to the Christian faith, trimmed on parsing. */
export const objection = typedText(objectionRule, 'Question must be at least 5 characters');

/** Request body of apologetics-answer. `bibleId` is the version to quote; omit it for the King James Version. */
export const apologeticsRequest = z.object({ objection, bibleId: z.optional(bibleId) });

/** A quotation that supports an answer; `text` is the stored verse text. */
const supportingScripture = z.object({ reference: nonEmptyText, text: receivedText });

/** An answer to an objection, as apologetics-answer returns it. */
const apologeticsAnswer = z.object({
  /** The heading: 'The Problem of Evil'. */
  objection: receivedText,
  /** The objection in the words of people who hold it. When absent, the screen shows the heading instead. */
  commonObjection: receivedOptional(z.string()),
  coreResponse: nonEmptyText,
  /** Restricted markdown (section 5). */
  deeperExplanation: receivedText,
  keyScriptures: receivedList(receivedPassage(supportingScripture)),
  /** 'Author, Title (year)' */
  furtherReading: receivedList(z.string()),
  /** The text the user entered. Set only when there is no exact answer and this is the closest match. */
  nearestTo: receivedOptional(z.string()),
  care: z.optional(care),
  provenance: receivedOptional(provenance),
});
export type ApologeticsAnswer = z.infer<typeof apologeticsAnswer>;
/** Response body of apologetics-answer. When `error` is set the call failed, whatever the HTTP status. */
export const apologeticsResponse = z.object({ data: z.nullish(apologeticsAnswer), error: z.optional(z.unknown()) });
