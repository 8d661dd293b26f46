import * as z from 'zod/mini';
import { examinedTextRule } from './plain/examined-text.ts';
import { receivedItems, receivedList, receivedOptional, receivedText } from './received.ts';
import { nonEmptyText } from './text.ts';
import { typedText } from './typed-text.ts';

/** A text to examine, as it was typed. */
const examinedText = typedText(examinedTextRule, 'Please paste a text to examine');

/** Request body of examine. */
export const examineRequest = z.object({ text: examinedText });

/** A reference in the text. */
const examinedReference = z.object({
  /** As it is written in the text. */
  written: nonEmptyText,
  /** 'John 3:16-18'; absent where it names no book of the Bible. */
  reference: receivedOptional(z.string()),
  exists: z.boolean(),
  /** Why it does not exist: 'John 3 has 36 verses.' */
  reason: receivedOptional(z.string()),
  /** Words beside it without quotation marks that are not its words; and its own, where it is a verse or a few. */
  beside: receivedOptional(z.object({ words: nonEmptyText, passage: receivedOptional(z.string()) })),
});

/**
 * What a quotation is:
 * - 'exact': word for word as in a version that is here;
 * - 'wording': another wording of a passage, as of another translation;
 * - 'elsewhere': it stands in another place than the text says;
 * - 'altered': it says what no version says there;
 * - 'saying': a saying that is taken for the Bible's;
 * - 'missing': the text calls it scripture, and it was not found;
 * - 'other': the text does not call it scripture, and it is not.
 */
const quotationVerdict = z.enum(['exact', 'wording', 'elsewhere', 'altered', 'saying', 'missing', 'other']);
export type QuotationVerdict = z.infer<typeof quotationVerdict>;

/** A piece of a comparison: words of both, of the text only, or of the passage only. */
const comparedPiece = z.object({ in: z.enum(['both', 'text', 'passage']), words: nonEmptyText });
export type ComparedPiece = z.infer<typeof comparedPiece>;

/** A quotation in the text. */
const examinedQuotation = z.object({
  /** As it is written in the text, without its quotation marks. */
  text: nonEmptyText,
  verdict: quotationVerdict,
  /** Where the text says that it stands: 'John 3:16'. */
  claimed: receivedOptional(z.string()),
  /** Where it stands, or what is nearest. */
  reference: receivedOptional(z.string()),
  /** The names of the versions that have it word for word; else the one that it was compared with. */
  versions: receivedList(z.string()),
  /** Word by word, where it is not exact. */
  compared: receivedList(comparedPiece),
  /** What is told about it: why it counts as altered, where a saying comes from. */
  remarks: receivedList(receivedText),
});
export type ExaminedQuotation = z.infer<typeof examinedQuotation>;

/** What was found in a text, in its order. */
const examination = z.object({
  references: receivedItems(examinedReference),
  quotations: receivedItems(examinedQuotation),
  /** The names of all versions that quotations were compared with. */
  versions: receivedList(z.string()),
});
export type Examination = z.infer<typeof examination>;

/** Successful response of examine; for errors see `functionError`. */
export const examineResponse = z.object({ data: examination });
export type ExamineResponse = z.infer<typeof examineResponse>;
