import { foldWord } from '@berea/scripture';
import { phraseTerm } from '../phrases/phrase-terms.ts';

/** A word or a number of a text. */
export interface Token {
  /** As written; empty for the second part of 'doesn’t'. */
  readonly written: string;
  /** In lower case, without apostrophes: equal where a quotation is exact. */
  readonly plain: string;
  /** What it is compared by where old and new English are the same. */
  readonly term: string;
  /** Whether something was left out before it: '…', or words in brackets. */
  readonly afterGap: boolean;
  /** Whether it begins a sentence: its capital says nothing. */
  readonly opens: boolean;
}

/** The name of God, as versions write it. */
const divineName = new Set(['yahweh', 'jehovah', 'yhwh']);

/** Words and numbers; a hyphen parts them. */
const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const gap = /\.\s?\.\s?\.|…|\[[^\]]{0,80}\]/gu;
const opening = /(?:^|[.!?:;“‘"(])\s*$/u;
/** The number of a verse in front of it. */
const verseNumber = /(?<=^|[.,;:!?]["”’]?\s+)\d{1,3}\s+(?=["“‘]?\p{Lu})/gu;

const contraction = /^(do|does|did|is|are|was|were|wo|ca|should|would|could|have|has|had|must|need)n(?:t|not)$/;
const contracted: Readonly<Record<string, string>> = { wont: 'will', cant: 'can', cannot: 'can' };
const isOpening = (text: string, at: number): boolean => opening.test(text.slice(Math.max(0, at - 4), at));

interface ReadWord {
  readonly plain: string;
  readonly term: string;
  /** Whether 'not' is a part of it. */
  readonly negated: boolean;
}

/** Folding and stemming are much slower than a lookup. */
const words = new Map<string, ReadWord>();
const mostWords = 50_000;

function readWord(written: string): ReadWord {
  let read = words.get(written);
  if (!read) {
    const folded = foldWord(written);
    const plain = folded.replaceAll("'", '');
    const negated = contraction.exec(plain)?.[1];
    const root = negated === undefined ? folded.replace(/'s$/, '').replaceAll("'", '') : (contracted[plain] ?? negated);
    const term = divineName.has(root) ? 'lord' : phraseTerm(root);
    if (words.size >= mostWords) words.clear();
    words.set(written, (read = { plain, term: term === '' ? plain : term, negated: negated !== undefined }));
  }
  return read;
}

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const parts = text
    .normalize('NFKC')
    .replace(/\.\s\.\s\./g, '…')
    .split(gap);
  for (const [index, part] of parts.entries()) {
    let first = index > 0;
    const plainPart = part.replaceAll(verseNumber, '');
    for (const { 0: written, index: at } of plainPart.matchAll(word)) {
      const { plain, term, negated } = readWord(written);
      tokens.push({ written, plain, term, afterGap: first, opens: isOpening(plainPart, at) });
      // 'Doesn't' is 'does not', and 'cannot' is 'can not'.
      if (negated) tokens.push({ written: '', plain: 'not', term: 'not', afterGap: false, opens: false });
      first = false;
    }
  }
  return tokens;
}

/** Stored texts repeat: every quotation near a verse reads it again. */
const known = new Map<string, readonly Token[]>();
const mostKnown = 4_000;

/** `tokensOf` a stored verse, remembered. */
export function storedTokens(text: string): readonly Token[] {
  let tokens = known.get(text);
  if (!tokens) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, (tokens = tokensOf(text)));
  }
  return tokens;
}
