import { parseReference } from '@berea/scripture';
import { z } from 'zod';

/**
 * Schemas of model output, for each kind of answer. Plain text has no markup; markdown is limited to the subset in the
 * specification. Parts that rest on scripture must name at least one existing verse. After invalid output the model is
 * asked once more; then the output is discarded.
 */

/** True when a text contains no HTML, links or images. */
const markupFree = (text: string): boolean => !/<\/?[a-z!?]/i.test(text) && !/!?\[[^\]]*\]\(/.test(text);
const prose = (least: number, most: number) =>
  z.string().trim().min(least).max(most).refine(markupFree, 'must not hold HTML, links or images');

const names = (written: string): boolean => parseReference(written)?.verse !== undefined;
const scripture = z
  .string()
  .describe("'John 3:16' or 'John 3:16-18', one chapter, the full name of the book, an ASCII hyphen");
const restsOnScripture =
  <Item>(read: (item: Item) => string) =>
  (items: readonly Item[]): boolean =>
    items.some((item) => names(read(item)));
const noPlace = 'must name at least one verse that exists';

/** Schema of an encyclopedia entry. */
export const writtenEntry = z.object({
  summary: prose(60, 900),
  details: prose(120, 4000).describe('plain paragraphs separated by an empty line'),
  historicalContext: prose(0, 2000).describe('empty where nothing certain can be said'),
  keyScriptures: z
    .array(scripture)
    .max(10)
    .refine(
      restsOnScripture<string>((place) => place),
      noPlace,
    ),
});

/** Schema of an answer to a question. */
export const writtenAnswer = z.object({
  summary: prose(40, 900),
  explanation: prose(120, 4000).describe('plain paragraphs separated by an empty line'),
  references: z
    .array(z.object({ scripture, why: prose(5, 400) }))
    .min(1)
    .max(14)
    .refine(
      restsOnScripture<{ scripture: string }>((each) => each.scripture),
      noPlace,
    ),
  whereChristiansDiffer: prose(0, 1200).nullable().describe('null where Christians agree'),
});

/** Schema of an answer to an objection. */
export const writtenObjection = z.object({
  commonObjection: prose(40, 1200).describe('the objection as those who hold it would put it'),
  coreResponse: prose(60, 1600),
  deeperExplanation: prose(150, 5000).describe(
    'markdown: paragraphs, bold, italic, lists, headings and quotations only',
  ),
  keyScriptures: z
    .array(scripture)
    .min(1)
    .max(10)
    .refine(
      restsOnScripture<string>((place) => place),
      noPlace,
    ),
});

/** Schema of a study. */
export const writtenStudy = z.object({
  title: prose(3, 120),
  introduction: prose(121, 2000),
  sections: z
    .array(
      z.object({
        heading: prose(3, 160),
        teaching: prose(201, 3000),
        scriptures: z
          .array(scripture)
          .min(1)
          .max(5)
          .refine(
            restsOnScripture<string>((place) => place),
            noPlace,
          ),
      }),
    )
    .min(3)
    .max(5),
  reflectionQuestions: z.array(prose(10, 400)).min(3).max(6),
  concludingPrayer: prose(81, 1500),
});
