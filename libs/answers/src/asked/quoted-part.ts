import { sameSayingAs } from '@berea/search';

/** Asks where in the Bible something quoted is, or whether it is in the Bible at all. */
const asksForSource =
  /\b(?:bible|biblical|scriptural|scriptures?|verses?|chapters?|proverbs|psalms?|where|somewhere|your book|teach|gospels?|say it|says? that)\b/i;

/** Words in double or single quotation marks. */
const quotation = /[“"]([^“”"]+)[”"]|(?:^|\s)[‘']([^\n]+?)[’'](?=[\s,.?!;]|$)/g;
/** The end of a part: a quotation mark, a dash, a comma or the end of a sentence. */
const partEnd = /["“”]|\s[-–—]+\s|[,.?!;:]+(?:\s|$)/;

/** Fewer words are no saying. */
const leastWords = 3;

/** The words in quotation marks in a text. */
const inQuotationMarks = (text: string): string[] =>
  [...text.matchAll(quotation)].map(([, double, single]) => (double ?? single)!.trim());

/**
 * The saying that a longer text asks about: "my dispatcher says 'money is the root of all evil'. Is it in the Bible?".
 * Undefined where none of its parts is one, or where nothing asks for its source.
 */
export function quotedPart(text: string): string | undefined {
  if (!asksForSource.test(text)) return undefined;
  return [...inQuotationMarks(text), ...text.split(partEnd)]
    .map((part) => part.trim())
    .find(
      (part) =>
        part.length < text.trim().length - 1 &&
        part.split(/\s+/).length >= leastWords &&
        sameSayingAs(part) !== undefined,
    );
}
