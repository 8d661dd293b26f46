import { z } from 'zod';
import { askedText } from './asked-text.ts';
import { bibleId } from './bible-version.ts';
import { care } from './care.ts';
import { provenance } from './provenance.ts';

/** An objection to the faith; comes out trimmed. */
export const objection = askedText({
  least: 5,
  tooShort: 'Question must be at least 5 characters',
  most: 500,
  tooLong: 'Question must be less than 500 characters',
});

/** What apologetics-answer is asked. `bibleId`: the version that is quoted, where it is not the King James Version. */
export const apologeticsRequest = z.object({ objection, bibleId: bibleId.optional() });
export type ApologeticsRequest = z.infer<typeof apologeticsRequest>;

export const supportingScripture = z.object({ reference: z.string().min(1), text: z.string() });
export type SupportingScripture = z.infer<typeof supportingScripture>;

export const apologeticsAnswer = z.object({
  /** The heading: 'The Problem of Evil'. */
  objection: z.string().min(1),
  /** The objection as those who hold it would put it; without it the heading stands there again. */
  commonObjection: z.string().optional(),
  coreResponse: z.string().min(1),
  /** Restricted markdown (section 5). */
  deeperExplanation: z.string(),
  keyScriptures: z.array(supportingScripture),
  /** 'Author, Title (year)' */
  furtherReading: z.array(z.string()),
  /** Set where what was asked has no answer of its own and this is the nearest: the words that were asked. */
  nearestTo: z.string().optional(),
  care: care.optional(),
  provenance: provenance.optional(),
});
export type ApologeticsAnswer = z.infer<typeof apologeticsAnswer>;
/** Where `error` is set the call has failed, whatever its status. */
export const apologeticsResponse = z.object({ data: apologeticsAnswer.nullish(), error: z.unknown().optional() });

/** The eight objections that the screen offers. */
export const commonQuestions = [
  'The Problem of Evil',
  'Is the Bible Reliable?',
  'Has Science Disproven God?',
  'Why Does God Allow Suffering?',
  "Aren't All Religions the Same?",
  'What About People Who Never Heard?',
  'Why Are There So Many Denominations?',
  "Isn't Christianity Intolerant?",
] as const;
