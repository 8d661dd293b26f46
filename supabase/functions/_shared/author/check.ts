import { formatReference, namedPlaces, parseReference } from '@berea/scripture';
import type { Provenance } from '@berea/validation';
import type { Passage, Passages } from './passages.ts';

/** A phrase of fewer words is a way of speaking and no quotation. */
const fewestWords = 7;

const quotation = /[“"]([^“”"]+)[”"]/g;

/** A quotation says whence it is right behind it, '“…” (John 3:16)', or before it in the same sentence, 'John 3:16 says: “…”'. */
const linking = /^\s*(?:\(|[—–-]+ ?|,? (?:as in|in|from) |, )$/;
const reachBefore = 90;

/** Letters and digits only: two texts that differ in spelling marks, case or spaces read the same. */
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
  /** The verse it is said to be. */
  readonly place: string | undefined;
}

function quotationsIn(text: string): Quotation[] {
  const places = namedPlaces(text).filter(({ place }) => place.includes(':'));
  return Array.from(text.matchAll(quotation), ({ 0: whole, 1: words = '', index }) => {
    const end = index + whole.length;
    const behind = places.find(({ start }) => start >= end && linking.test(text.slice(end, start)));
    const before = places.findLast(
      (place) =>
        place.end <= index && index - place.end <= reachBefore && !/[.!?”"]\s/.test(text.slice(place.end, index)),
    );
    const announced = before && /: ?$/.test(text.slice(before.end, index));
    return { words, start: index, end, place: (announced ? before : (behind ?? before))?.place };
  }).filter(({ words }) => wordCount(words) >= fewestWords);
}

/** The verses that a text quotes, as written there: what must be read before it can be checked. */
export const quotedPlaces = (text: string): string[] => quotationsIn(text).flatMap(({ place }) => place ?? []);

/**
 * The one rule for every answer, whoever wrote it: each reference exists, and each verse shown is the stored text. Goes through a draft
 * piece by piece and counts what it finds.
 */
export class Check {
  readonly #passages: Passages;
  readonly #quotable: readonly string[];
  readonly #references = new Set<string>();
  readonly #shown: Passage[] = [];
  #quotations = 0;
  #dropped = 0;

  /** @param quotations texts other than scripture that may be quoted */
  constructor(passages: Passages, quotations: readonly string[] = []) {
    this.#passages = passages;
    this.#quotable = quotations.map(folded);
  }

  get counts(): Provenance['checked'] {
    return { references: this.#references.size, quotations: this.#quotations, dropped: this.#dropped };
  }

  /** Every passage whose text was given out so far. */
  get shown(): readonly Passage[] {
    return this.#shown;
  }

  /** The verse with its stored text; undefined, and counted as dropped, where it does not exist. */
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

  /** The references that exist, each once. */
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

  /** Prose in which every place named exists and every verse quoted is the stored text. */
  prose(text: string): string {
    return this.#quotationsOf(this.#existing(text));
  }

  /** Takes out a place that does not exist: alone from a bracket, or with the sentence that speaks of it. */
  #existing(text: string): string {
    let kept = text;
    for (;;) {
      const wrong = namedPlaces(kept).find(({ place }) => !parseReference(place));
      if (!wrong) break;
      this.#dropped++;
      kept = without(kept, wrong.start, wrong.end);
    }
    for (const { place } of namedPlaces(kept)) this.#references.add(formatReference(parseReference(place)!));
    return kept;
  }

  #quotationsOf(text: string): string {
    let kept = text;
    // From the end, so that what stands before keeps its place.
    for (const { words, start, end, place } of quotationsIn(text).toReversed()) {
      const said = words.split('…').map(folded);
      const standsIn = (source: string) => said.every((part) => source.includes(part));
      if (this.#quotable.some(standsIn)) continue;
      const found = place === undefined ? undefined : this.#passages(place);
      if (!found) continue;
      this.#quotations++;
      if (!standsIn(folded(found.text))) kept = `${kept.slice(0, start)}“${found.text}”${kept.slice(end)}`;
    }
    return kept;
  }
}

/** A text without a place that stands in it. */
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
    // What stood between paragraphs stays.
    return untouched ? segment : (/\n+$/.exec(segment)?.[0] ?? '');
  });
  return sentences.join('').trim();
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
