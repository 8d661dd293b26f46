import { sameSayingAs } from '../phrasings/saying-in.ts';
import type { WrittenQuotation } from './quotations.ts';
import { tokensOf } from './tokens.ts';

const fewestWords = 3;
const mostWords = 16;
/** A sentence with more is read up to there. */
const mostPauses = 8;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Where a saying may begin in a sentence besides its beginning: after what says whose it is, or after a pause. */
const beginnings =
  /\b(?:says?|said|(?:teach(?:es)?|taught|tells?|told|reminds?|promises?|assures?)(?:\s+(?:us|you|me))?|it is written|writes?|wrote|know|believe|that)\b(?:\s+that)?[\s,:]+|[,;:–—)]\s+/giu;

/** Where it may end besides the end of the sentence. */
const ends = /[,;:]\s|\s[–—(]|\s(?=(?:according to|as|so|but|because|and)\s)/giu;

/**
 * Sentences, and parts of them, that are a known saying word for word, without quotation marks: preachers seldom
 * mark what everybody knows. A wording that only resembles one may be the writer's own.
 * @param quotations what is read as a quotation already; what stands beside a reference, unmarked, may yet be a saying
 */
export function unmarkedSayings(text: string, quotations: readonly WrittenQuotation[]): WrittenQuotation[] {
  const found: WrittenQuotation[] = [];
  const marked = quotations.filter((each) => each.marked);
  for (const { segment, index } of sentences.segment(text))
    for (const [from, to] of outside(marked, index, index + segment.length)) {
      const written = text.slice(from, to).trimEnd();
      const part = partsOf(written).find(([start, end]) => isSaying(written.slice(start, end)));
      if (!part) continue;
      const [start, end] = part;
      found.push({
        text: written.slice(start, end),
        start: from + start,
        end: from + end,
        claimed: [],
        asScripture: false,
        marked: true,
      });
    }
  return found;
}

/** The parts from `start` to `end` that are in no quotation. */
function outside(
  quotations: readonly WrittenQuotation[],
  start: number,
  end: number,
): (readonly [start: number, end: number])[] {
  const inside = quotations.filter((each) => each.start < end && start < each.end);
  const from = [start, ...inside.map((each) => each.end)];
  const to = [...inside.map((each) => each.start), end];
  return from.flatMap((each, at) => (each < to[at]! ? [[each, to[at]!] as const] : []));
}

/** From each beginning to each end, the longest first. */
function partsOf(sentence: string): (readonly [start: number, end: number])[] {
  const from = [0, ...Array.from(sentence.matchAll(beginnings), (match) => match.index + match[0].length)];
  const to = [sentence.length, ...Array.from(sentence.matchAll(ends), ({ index }) => index)];
  return from.slice(0, mostPauses).flatMap((start) =>
    to
      .slice(0, mostPauses)
      .filter((end) => end > start)
      .map((end) => [start, end] as const),
  );
}

function isSaying(text: string): boolean {
  const { length } = tokensOf(text);
  return length >= fewestWords && length <= mostWords && sameSayingAs(text) !== undefined;
}
