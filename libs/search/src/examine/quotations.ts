import type { WrittenReference } from './references.ts';
import { tokensOf } from './tokens.ts';
import { called, introduction } from './who-says.ts';

/** What may be a quotation of scripture. */
export interface WrittenQuotation {
  /** Without its quotation marks. */
  readonly text: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** The references that the text gives for it. */
  readonly claimed: readonly WrittenReference[];
  /** Whether the text calls it scripture, by a reference or in words. */
  readonly asScripture: boolean;
  /** Whether it is marked as a quotation. What is not may be the writer's own words. */
  readonly marked: boolean;
  /** Without quotation marks, the end of it where the writer's own words may stand. */
  readonly loose?: 'start' | 'end';
}

/** A stretch of a text, the end exclusive. */
type Span = readonly [start: number, end: number];

const longest = 4_000;
const pairs: readonly RegExp[] = [
  /“([^“”]{1,4000})”/gu,
  /«([^«»]{1,4000})»/gu,
  /„([^„“”]{1,4000})[“”]/gu,
  /(?<![\p{L}\p{N}"])"(?=[^\s"])([^"]{1,4000})"/gu,
  /(?<![\p{L}\p{N}’])‘((?:[^‘’]|’(?=\p{L}))+)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}'])'(?=\p{Lu})((?:[^'\n]|'(?=\p{L}))+)'(?!\p{L})/gu,
];
/** Lines of Markdown that quote. */
const block = /(?:^[ \t]*>[^\n]*(?:\n|$))+/gmu;

/** Everything in a text that may quote scripture, in order: in quotation marks, in block quotes, and beside references. */
export function quotationsIn(text: string, references: readonly WrittenReference[]): WrittenQuotation[] {
  const marked = markedSpans(text);
  const inside = (at: number): boolean => marked.some(([start, end]) => start <= at && at < end);
  const outer = references.filter(({ start }) => !inside(start));
  const found = marked.flatMap((span) => {
    const quoted = withoutMarks(text, span);
    const own = references.filter(({ start }) => span[0] <= start && start < span[1]);
    const claimed = own.length > 0 && text[span[0]] === '>' ? own : claimedBy(text, span, outer);
    const before = text.slice(Math.max(0, span[0] - 160), span[0]);
    return worthReading(quoted, claimed.length > 0)
      ? [{ ...quoted, claimed, asScripture: claimed.length > 0 || called.test(before.trimEnd()), marked: true }]
      : [];
  });
  return [...found, ...unmarkedBeside(text, outer, marked)].toSorted((one, other) => one.start - other.start);
}

function markedSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (start: number, end: number): void => {
    if (end - start <= longest && !spans.some(([from, to]) => from < end && start < to)) spans.push([start, end]);
  };
  for (const { 0: lines, index } of text.matchAll(block)) {
    // A block quote that has its own quotation marks is read by them.
    if (!/[“"]/.test(lines)) add(index, index + lines.trimEnd().length);
  }
  for (const pair of pairs)
    for (const { 0: whole, 1: quoted = '', index } of text.matchAll(pair))
      // A mark that was forgotten would turn what stands between two quotations into one.
      if (!/\n\s*\n/.test(quoted)) add(index, index + whole.length);
  return spans.toSorted((one, other) => one[0] - other[0]);
}

function withoutMarks(text: string, [start, end]: Span): { text: string; start: number; end: number } {
  if (text.slice(start, end).trimStart().startsWith('>')) {
    const lines = text
      .slice(start, end)
      .split('\n')
      .map((line) => line.replace(/^\s*>\s?/, ''))
      .join('\n');
    return { text: lines.replace(/\s*[—–(-]+[^—–(]*\d+:\d+[^\n]*$/u, '').trim(), start, end };
  }
  return { text: text.slice(start + 1, end - 1).trim(), start, end };
}

/** A word or two are quoted for many reasons; two beside a reference may be a verse: "Jesus wept". */
function worthReading({ text }: { readonly text: string }, hasReference: boolean): boolean {
  const { length } = tokensOf(text);
  return length >= (hasReference ? 2 : 4);
}

/** Between references of one list. */
const listed = /^[\s,;&]*(?:and|cf\.?|see(?: also)?)?[\s,;]*$/iu;
const bracketAfter = /^[\s.,;!?”’"'*_]*[([]\s*(?:see |cf\.? |from |in )?$/iu;
const dashAfter = /^[\s.,;!?”’"'*_]*(?:[–—-]|\n)[\s*_–—-]*$/u;
const saysAfter = /^[\s.,;!?”’"'*_]*(?:[^.!?“”"\n(]{0,50}\b(?:in|from|of|at|is|says|writes?|cf\.?|see)\s+)?$/iu;
/** A closing bracket alone ends the reference of the quotation before. */
const leadsIn = /^(?:\)?\s*[:,–—-][\s*_]*|[ \t]+|\.?\s*\n[\s*_]*)$/u;

/** The references that stand beside a quotation and are said to be its place. */
function claimedBy(text: string, [start, end]: Span, references: readonly WrittenReference[]): WrittenReference[] {
  const next = references.findIndex((each) => each.start >= end);
  const last = references.findLastIndex((each) => each.end <= start);
  const after = next >= 0 ? text.slice(end, references[next]!.start) : undefined;
  const before = last >= 0 ? text.slice(references[last]!.end, start) : undefined;
  if (after !== undefined && bracketAfter.test(after)) return listFrom(text, references, next, 1);
  if (before !== undefined && before.length <= 120 && (leadsIn.test(before) || isOneSentence(before)))
    return listFrom(text, references, last, -1);
  if (after !== undefined && dashAfter.test(after) && !leadsToText(text, references[next]!.end))
    return listFrom(text, references, next, 1);
  if (after !== undefined && after.length <= 70 && saysAfter.test(after) && !leadsToQuote(text, references[next]!.end))
    return listFrom(text, references, next, 1);
  return [];
}

const isOneSentence = (between: string): boolean =>
  !/[.!?]["”’)]?\s|[“”"\n]/u.test(between) &&
  /[:,]\s*$|\b(?:that|says?|reads?|said|us|is|writes?|wrote)\s*$/iu.test(between);
const leadsToText = (text: string, end: number): boolean => /^[^\n]{0,10}[:–—-]/u.test(text.slice(end, end + 12));
const leadsToQuote = (text: string, end: number): boolean => /^[^.!?\n]{0,60}[“"«]/u.test(text.slice(end, end + 80));

function listFrom(
  text: string,
  references: readonly WrittenReference[],
  from: number,
  step: 1 | -1,
): WrittenReference[] {
  const list = [references[from]!];
  for (let at = from + step; references[at]; at += step) {
    const [one, other] = step === 1 ? [references[at - 1]!, references[at]!] : [references[at]!, references[at + 1]!];
    if (!listed.test(text.slice(one.end, other.start))) break;
    list.push(references[at]!);
  }
  return list;
}

/** Fewer words without marks are the writer's own. */
const fewestUnmarked = 5;

/** What follows a reference in its line, and the sentence in front of one in brackets, without quotation marks. */
function unmarkedBeside(
  text: string,
  references: readonly WrittenReference[],
  marked: readonly Span[],
): WrittenQuotation[] {
  const found: WrittenQuotation[] = [];
  const add = (from: number, to: number, reference: WrittenReference, loose: 'start' | 'end'): void => {
    const whole = text.slice(from, to);
    const alone = loose === 'start' ? whole.replace(introduction, (lead) => ' '.repeat(lead.length)) : whole;
    // 'God said, Let there be light' has too few words without.
    const written = tokensOf(alone).length >= fewestUnmarked ? alone : whole;
    const start = from + (written.length - written.trimStart().length);
    const quoted = written.trim();
    const end = start + quoted.length;
    const taken = [...marked, ...found.map((each): Span => [each.start, each.end])];
    if (quoted === '' || taken.some(([one, other]) => one < end && start < other)) return;
    if (tokensOf(quoted).length >= fewestUnmarked)
      found.push({ text: quoted, start, end, claimed: [reference], asScripture: false, marked: false, loose });
  };
  for (const reference of references) {
    const rest = text.slice(reference.end, reference.end + 1_000);
    const lead =
      /^(?:\s*\([A-Z]{2,5}\))?(?:\s*(?:says|reads|tells us|promises|teaches))?(?:\s+that)?\s*(?:[:–—-]|,(?=\s+\p{Lu})|\n)\s*/u.exec(
        rest,
      )?.[0];
    if (lead !== undefined && !/^[“"«‘>]/u.test(rest.slice(lead.length))) {
      const line = /^[^\n“"«]+/u.exec(rest.slice(lead.length))?.[0] ?? '';
      add(reference.end + lead.length, reference.end + lead.length + line.length, reference, 'end');
    }
    const closes = /^[\s)\]]*(?:[.!?]|\n|$)/u.test(text.slice(reference.end, reference.end + 4));
    const led = /([^\n.!?:;“”"()]+?)\s*[,–—-]\s*(?:(?:in|from|see|as in|says)\s+)?$/iu.exec(
      text.slice(Math.max(0, reference.start - 400), reference.start),
    );
    if (closes && led && tokensOf(led[1]!).length >= 7) {
      const from = Math.max(0, reference.start - 400) + led.index;
      add(from, from + led[1]!.length, reference, 'start');
    }
    if (/[([]\s*(?:see |cf\.? )?$/iu.test(text.slice(0, reference.start))) {
      const before = text.slice(Math.max(0, reference.start - 600), reference.start);
      const sentence = /(?:^|[\n.!?:]["”’)]?\s*)([^\n.!?:“”"()]+[.!?]?)\s*[([]\s*(?:see |cf\.? )?$/iu.exec(before);
      if (sentence) {
        const from = reference.start - before.length + sentence.index + sentence[0].indexOf(sentence[1]!);
        add(from, from + sentence[1]!.length, reference, 'start');
      }
    }
  }
  return found;
}
