/** The number of words in a text. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Splits a text into sentences. A segment does not end at an abbreviation before a number ('Matt. 12:17') or at a
 * semicolon.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    const continues =
      last !== undefined &&
      (/[;:,]\s*$/.test(last) ||
        (/\b(?:\p{Lu}\p{Ll}{0,5}|I{1,3})\.\s*$/u.test(last) && /^\d/.test(segment)) ||
        /^(?:[\p{Ll})”]|"\s)/u.test(segment));
    if (continues) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** What an excerpt should contain. */
export interface Wanted {
  /** Where in the text the subject is expected, from 0 (start) to 1 (end). */
  readonly near: number;
  /** Text on the wanted subject. Sentences that share its rarer words are preferred. */
  readonly about: string;
  readonly mostWords: number;
}

const stem = (word: string): string => word.replace(/(?:ings?|eth|est|ed|es|s|e)$/, '');
const stemsOf = (text: string): Set<string> => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem));

/** Opening words that show that a sentence depends on the previous one. */
const dependentOpening =
  /^(?:He|She|It|They|This|That|These|Those|Such|But|And|Nor|Thus|Yet|For|His|Her|Their|Both|Also|Again|Hence|So|Then|Therefore|There)\b/;

/**
 * An excerpt of whole sentences, up to `mostWords` words, chosen for the best match with `about` and `near`. '…' marks
 * omitted text before and after. A text that is at most 10 % too long is returned whole.
 */
export function excerpt(text: string, { near, about, mostWords }: Wanted): string {
  const sentences = sentencesOf(text);
  if (wordCount(text) <= mostWords * 1.1) return sentences.join(' ');
  const stems = sentences.map(stemsOf);
  const wanted = [...stemsOf(about)].map((each) => ({
    each,
    rarity: 1 / Math.max(1, stems.filter((own) => own.has(each)).length),
  }));

  let best = { from: 0, to: 1, score: -Infinity };
  for (let from = 0; from < sentences.length; from++) {
    const to = endOf(sentences, from, mostWords);
    const shared = wanted
      .filter(({ each }) => stems.slice(from, to).some((own) => own.has(each)))
      .reduce((sum, { rarity }) => sum + rarity, 0);
    const middle = (from + to - 1) / 2 / Math.max(1, sentences.length - 1);
    const abrupt = from > 0 && dependentOpening.test(sentences[from]!) ? 0.7 : from > 0 ? 0.2 : 0;
    const short = wordCount(sentences.slice(from, to).join(' ')) < mostWords / 2 ? 1 : 0;
    const score = shared - Math.abs(middle - near) - abrupt - short;
    if (score > best.score) best = { from, to, score };
  }
  const chosen = sentences.slice(best.from, best.to).join(' ');
  return `${best.from > 0 ? '… ' : ''}${chosen}${best.to < sentences.length ? ' …' : ''}`;
}

/** Index after the last sentence that still fits when starting at `from`; always includes at least one sentence. */
function endOf(sentences: readonly string[], from: number, mostWords: number): number {
  let to = from + 1;
  let words = wordCount(sentences[from]!);
  while (to < sentences.length && words + wordCount(sentences[to]!) <= mostWords) words += wordCount(sentences[to++]!);
  return to;
}
