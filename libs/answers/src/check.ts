import { formatReference, namedPlaces, parsePassage } from '@berea/scripture';
import type { Provenance } from '@berea/validation';
import type { Passage, Passages } from './passages.ts';

/** In words. A shorter phrase in quotation marks is taken to be a figure of speech, not a quotation. */
const minQuotationWords = 7;
/** In words. A shorter phrase that is not in its verse loses its quotation marks; a longer one becomes the stored text. */
const minReplacedWords = 4;

const quotation = /[“"]([^“”"]+)[”"]/g;

/**
 * What may come between a quotation and the reference after it, as in '“…” (John 3:16)'. The reference may also come
 * before the quotation in the same sentence: 'John 3:16 says: “…”'.
 */
const linking = /^\s*(?:\(|[—–-]+ ?|,? (?:as in|in|from) |, )$/;
// In characters.
const maxDistanceBefore = 90;

/** Letters and digits only, so that texts that differ in punctuation, case or spaces compare equal. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordCount = (text: string): number => folded(text).split(' ').length;

interface Quotation {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** The reference that the quotation is attributed to. */
  readonly place: string | undefined;
}

function quotationsIn(text: string, leastWords: number): Quotation[] {
  const places = namedPlaces(text)
    .filter(({ place }) => place.includes(':'))
    // Of a range across chapters, the first verse.
    .map((named) => ({ ...named, place: named.place.replace(/-\d+:\d+$/, '') }));
  return Array.from(text.matchAll(quotation), ({ 0: whole, 1: words = '', index }) => {
    const end = index + whole.length;
    const after = places.find(({ start }) => start >= end && linking.test(text.slice(end, start)));
    const before = places.findLast(
      (place) =>
        place.end <= index && index - place.end <= maxDistanceBefore && !/[.!?”"]\s/.test(text.slice(place.end, index)),
    );
    const announced = before && /: ?$/.test(text.slice(before.end, index));
    return { words, start: index, end, place: (announced ? before : (after ?? before))?.place };
  }).filter(({ words }) => wordCount(words) >= leastWords);
}

/**
 * The references of all verses that a text quotes, as written. Their texts must be read before the check.
 * @param leastWords how many words make a quotation, at least
 */
export const quotedPlaces = (text: string, leastWords = minQuotationWords): string[] =>
  quotationsIn(text, leastWords).flatMap(({ place }) => place ?? []);

/**
 * Checks a draft piece by piece and counts what it finds. It applies to every answer, whoever wrote it: each reference
 * must exist, and each verse shown must be the stored text.
 */
export class Check {
  readonly #passages: Passages;
  readonly #quotable: readonly string[];
  readonly #leastWords: number;
  readonly #references = new Set<string>();
  readonly #shown: Passage[] = [];
  #quotations = 0;
  #dropped = 0;

  /**
   * @param quotations texts other than scripture that may be quoted
   * @param leastWords how many words make a quotation, at least: 1 where nobody has read the text
   */
  constructor(passages: Passages, quotations: readonly string[] = [], leastWords = minQuotationWords) {
    this.#passages = passages;
    this.#leastWords = leastWords;
    this.#quotable = quotations.map(folded);
  }

  get counts(): Provenance['checked'] {
    return { references: this.#references.size, quotations: this.#quotations, dropped: this.#dropped };
  }

  /** Every passage whose text was returned so far. */
  get shown(): readonly Passage[] {
    return this.#shown;
  }

  /** The verse with its stored text; undefined, and counted as dropped, when it does not exist. */
  verse(written: string): Passage | undefined {
    const found = this.#passages(written);
    if (!found) {
      this.#dropped++;
      return undefined;
    }
    this.#references.add(found.reference);
    this.#shown.push(found);
    this.#quotations++;
    return found;
  }

  /** The references that exist, without repeats. */
  references(written: readonly string[]): string[] {
    const kept = new Set<string>();
    for (const each of written) {
      const found = this.#passages(each);
      if (found) kept.add(found.reference);
      else this.#dropped++;
    }
    for (const each of kept) this.#references.add(each);
    return [...kept];
  }

  /** Returns the prose with non-existent references removed and misquoted verses replaced by the stored text. */
  prose(text: string): string {
    return this.#quotationsOf(this.#existing(text));
  }

  /** Removes references that do not exist: only the reference if it is in brackets, otherwise the whole sentence. */
  #existing(text: string): string {
    let kept = text;
    for (;;) {
      const wrong = namedPlaces(kept).find(({ place }) => !parsePassage(place));
      if (!wrong) break;
      this.#dropped++;
      kept = without(kept, wrong.start, wrong.end);
    }
    for (const { place } of namedPlaces(kept)) this.#references.add(formatReference(parsePassage(place)!));
    return kept;
  }

  #quotationsOf(text: string): string {
    let kept = text;
    // Replace from the end, so that earlier positions stay valid.
    for (const { words, start, end, place } of quotationsIn(text, this.#leastWords).toReversed()) {
      const quotedParts = words.split('…').map(folded);
      const isIn = (source: string) => quotedParts.every((part) => source.includes(part));
      if (this.#quotable.some(isIn)) continue;
      const found = place === undefined ? undefined : this.#passages(place);
      if (!found) continue;
      this.#quotations++;
      if (isIn(folded(found.text))) continue;
      const instead = wordCount(words) < minReplacedWords ? words : `“${found.text}”`;
      kept = `${kept.slice(0, start)}${instead}${kept.slice(end)}`;
    }
    return kept;
  }
}

/** Removes the reference at a position from a text. */
function without(text: string, start: number, end: number): string {
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end);
  if (open >= 0 && close >= 0 && !text.slice(open, start).includes(')') && !text.slice(end, close).includes('(')) {
    const others = text
      .slice(open + 1, close)
      .split(/;\s*/)
      .filter((each) => !each.includes(text.slice(start, end)));
    return others.length > 0
      ? `${text.slice(0, open + 1)}${others.join('; ')}${text.slice(close)}`
      : `${text.slice(0, open).trimEnd()}${text.slice(close + 1)}`;
  }
  const sentences = Array.from(segmenter.segment(text)).map(({ segment, index }) => {
    const untouched = index >= end || index + segment.length <= start;
    // Keep the line breaks between paragraphs.
    return untouched ? segment : (/\n+$/.exec(segment)?.[0] ?? '');
  });
  return sentences.join('').trim();
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
