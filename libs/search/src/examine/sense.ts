import { stopWords } from '../template-words.ts';
import type { Comparison, Piece } from './compare.ts';
import { areOpposites } from './opposites.ts';
import { hasSynonym } from './synonyms.ts';
import type { Token } from './tokens.ts';

/** What is known about the passage that a quotation is compared with. */
export interface Passage {
  /** The quotation beside each version, the best one first. */
  readonly comparisons: readonly Comparison[];
  /** Terms that any version has there, that other translations are known by, or that the original words mean. */
  readonly vocabulary: ReadonlySet<string>;
  /** Those of them that a version has. */
  readonly stored: ReadonlySet<string>;
  /** Terms of the verses around it too. */
  readonly around: ReadonlySet<string>;
  /** The negations of the verses in each version. */
  readonly negations: readonly number[];
  /** How much a term says: rarer, more. */
  readonly weightOf: (term: string) => number;
}

/** From this share of words that stand in the version, in its order, a quotation follows it word for word. */
const following = 0.75;
/** From this share on it is the passage, in words that may be another translation's. */
const like = 0.5;
/** So many words must be left without the ends. */
const leastWithin = 5;
/** One word in the place of one. */
const likeInSlot = 0.6;
/** What a word weighs that says something. */
const content = 1.5;

const negation = /^(?:not|no|never|none|nothing|without|nobody)$/;
const number =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;
const quantity = /^(?:all|every|everyone|everybody|everything|always|often|sometimes|some|few|many|only|rarely|most)$/;
const condition = /^(?:if|only|except|unless)$/;
const divine =
  /^(?:god|gods|lord|jesus|christ|father|spirit|holy|ghost|messiah|almighty|saviou?r|yahweh|jehovah|master|son|he|him|his)$/;
const isDivine = ({ plain }: Token): boolean => divine.test(plain);
const persons = [
  /^(?:i|me|my|mine|myself|we|us|our|ours|ourselves)$/,
  /^(?:you|your|yours|yourself|yourselves|thou|thee|thy|thine|ye)$/,
  /^(?:he|him|his|himself|she|her|hers|herself|they|them|their|theirs|themselves)$/,
];
/** Words that other translations may have anywhere. */
export const light: ReadonlySet<string> = new Set(
  'far let come go give make take get put keep say tell see look know become bring find thing people person man men one way also now then therefore indeed surely truly great whole anything anyone whoever whatever oh o yes behold own'.split(
    ' ',
  ),
);

/** How many negations there are. */
export const negationsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ plain }) => negation.test(plain)).length;
const firstNegation = (tokens: readonly Token[]): string =>
  tokens.find(({ plain }) => negation.test(plain))!.written || 'not';
const isNegated = (tokens: readonly Token[]): boolean => negationsIn(tokens) > 0;
const written = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => token.written)
    .filter((word) => word !== '')
    .join(' ');
const isOneForOne = ({ quoted, stored }: Piece): boolean => quoted.length === 1 && stored.length === 1;
const isName = (token: Token): boolean => !token.opens && /^\p{Lu}/u.test(token.written) && token.written.length > 1;

/** The share of a quotation's words that stand in the text in the same order. */
export function verbatim({ pieces }: Comparison): number {
  let all = 0;
  let same = 0;
  for (const piece of pieces) {
    all += piece.quoted.length;
    if (piece.same) same += piece.quoted.length;
  }
  return all === 0 ? 0 : same / all;
}

/** The same without the first and the last words, where enough is left: 'thou shalt love, but only on weekdays'. */
function verbatimWithin(comparison: Comparison): number {
  const pieces = withoutEnds(comparison.pieces, 1);
  return pieces.reduce((sum, { quoted }) => sum + quoted.length, 0) >= leastWithin
    ? verbatim({ ...comparison, pieces })
    : 0;
}

/** From the first to the last piece that both have and that is so many words long; or without one end only. */
export function withoutEnds(pieces: readonly Piece[], words: number, end?: 'start' | 'end'): readonly Piece[] {
  const isLong = ({ same, quoted }: Piece): boolean => same && quoted.length >= words;
  return pieces.slice(
    end === 'end' ? 0 : Math.max(0, pieces.findIndex(isLong)),
    end === 'start' ? pieces.length : pieces.findLastIndex(isLong) + 1,
  );
}

/**
 * Why a quotation says what no version says there; empty where it may be a translation of it. Only what follows a version
 * word for word is judged by single words: the words of a free translation are its own.
 */
export function alterations(passage: Passage): string[] {
  const [best] = passage.comparisons;
  const share = best ? Math.max(verbatim(best), verbatimWithin(best)) : 0;
  if (!best || share < like) return [];
  const exchanged = exchange(best);
  if (exchanged) return [exchanged];
  const { vocabulary } = passage;
  const own = new Set(best.pieces.flatMap((piece) => piece.quoted.map(({ term }) => term)));
  const says = ({ plain, term }: Token): boolean =>
    !stopWords.has(plain) && !light.has(plain) && passage.weightOf(term) >= content && plain.length > 2;
  const isStrange = (token: Token): boolean =>
    says(token) && !vocabulary.has(token.term) && !hasSynonym(token.term, passage.stored);
  const remarks = best.pieces
    .filter(({ same }) => !same)
    .flatMap((piece) => [
      turned(piece, passage),
      numbered(piece, vocabulary),
      renamed(piece, passage),
      opposed(piece, vocabulary),
      shifted(piece),
      share >= (isOneForOne(piece) ? likeInSlot : following) ? replaced(piece, isStrange) : undefined,
    ])
    .concat(share >= following ? leftOut(passage, own, says) : undefined)
    .filter((remark) => remark !== undefined);
  return [...new Set(remarks)];
}

/** A negation that was added or left out. */
function turned({ quoted, stored, gap }: Piece, { comparisons, negations }: Passage): string | undefined {
  if (gap || isNegated(quoted) === isNegated(stored)) return undefined;
  const near = comparisons.filter((each, at) => at === 0 || verbatim(each) >= like);
  const inPassage = (one: Comparison): number => one.pieces.reduce((sum, piece) => sum + negationsIn(piece.stored), 0);
  const here = near[0]!.pieces.reduce((sum, piece) => sum + negationsIn(piece.quoted), 0);
  // A clause that was left out takes its negation along.
  const isClause = quoted.length === 0 && stored.some(({ plain }) => !negation.test(plain) && !stopWords.has(plain));
  if (
    isNegated(stored) &&
    quoted.length <= 2 &&
    !isClause &&
    here < inPassage(near[0]!) &&
    negations.every((count) => count > here)
  )
    return `It leaves out “${firstNegation(stored)}”.`;
  if (isNegated(quoted) && here > Math.max(...near.map(inPassage))) return `It adds “${firstNegation(quoted)}”.`;
  return undefined;
}

function numbered({ quoted }: Piece, vocabulary: ReadonlySet<string>): string | undefined {
  const strange = quoted.find(({ plain, term }) => number.test(plain) && !vocabulary.has(term));
  return strange && `No version has the number “${strange.written}” here.`;
}

/** Another name in place of one. A name for 'he' is what many translations write. */
function renamed({ quoted, stored }: Piece, { vocabulary, around }: Passage): string | undefined {
  const god = stored.find(({ plain }) => /^(?:god|lord|yahweh|jehovah|jesus|christ)$/.test(plain));
  const instead = quoted.filter(({ plain }) => !stopWords.has(plain));
  if (god && stored.length === 1 && instead.length === 1 && !isDivine(instead[0]!))
    return `It has “${instead[0]!.written}” where the passage has “${god.written}”.`;
  const other = stored.find(isName);
  const known = other ? vocabulary : around;
  const name = quoted.find(
    (token) => isName(token) && !isDivine(token) && !stopWords.has(token.plain) && !known.has(token.term),
  );
  return name && other && !stopWords.has(other.plain)
    ? `It has “${name.written}” where the passage has “${written(stored)}”.`
    : undefined;
}

function opposed(piece: Piece, vocabulary: ReadonlySet<string>): string | undefined {
  const { quoted, stored } = piece;
  for (const token of quoted) {
    const other = stored.find(({ term }) => areOpposites(term, token.term));
    if (other && (isOneForOne(piece) || !vocabulary.has(token.term)))
      return `It has “${token.written}” where the passage has “${other.written}”.`;
  }
  return undefined;
}

/** Words that neither any version nor the original has. */
function replaced({ quoted, stored }: Piece, isStrange: (token: Token) => boolean): string | undefined {
  const whoever = stored.some(({ term }) => term === 'whoever' || term === 'whoev');
  // A name for 'he' is what many translations write.
  const forPronoun = stored.length > 0 && stored.every(({ plain }) => stopWords.has(plain));
  const strange = quoted.some(
    (token) =>
      (isStrange(token) && !(forPronoun && isName(token))) ||
      (quantity.test(token.plain) &&
        stored.length > 0 &&
        !whoever &&
        !stored.some(({ plain }) => quantity.test(plain) || /^(?:any|each|whole|much|as|great)$/.test(plain))),
  );
  if (!strange) return undefined;
  return stored.length > 0
    ? `No version has “${written(quoted)}” where the passage has “${written(stored)}”.`
    : `No version has “${written(quoted)}” here.`;
}

/** 'My' in place of 'his': what is said of one is said of another. */
function shifted({ quoted, stored }: Piece): string | undefined {
  const personOf = (tokens: readonly Token[]): number | undefined => {
    const own = tokens.filter(({ plain }) => plain !== 'own');
    const found = persons.findIndex((person) => own.length > 0 && own.every(({ plain }) => person.test(plain)));
    return found < 0 ? undefined : found;
  };
  const [one, other] = [personOf(quoted), personOf(stored)];
  return one !== undefined && other !== undefined && one !== other && (one === 0 || other === 0)
    ? `It has “${written(quoted)}” where the passage has “${written(stored)}”.`
    : undefined;
}

/** Two words that changed places: 'overcome good with evil'. */
function exchange({ pieces }: Comparison): string | undefined {
  const changed = pieces.filter(({ same, quoted, stored }) => !same && quoted.length + stored.length > 0);
  for (const one of changed) {
    for (const token of one.quoted) {
      const other = changed.find((piece) => piece !== one && piece.stored.some(({ term }) => term === token.term));
      const back = other?.quoted.find(({ term }) => {
        const terms = new Set(one.stored.map((stored) => stored.term));
        return terms.has(term) || hasSynonym(term, terms);
      });
      if (back && areOpposites(back.term, token.term)) return `It exchanges “${token.written}” and “${back.written}”.`;
      const moved = other?.stored.find(({ term }) => term === token.term);
      const around = pieces.flatMap((piece) => piece.quoted);
      const twin = moved && around.find(({ term }) => areOpposites(term, moved.term));
      if (twin && other!.quoted.length === 0 && one.stored.length === 0 && changed.length === 2)
        return `It exchanges “${token.written}” and “${twin.written}”.`;
    }
  }
  return undefined;
}

/** Words that every version has in the middle of what is quoted, and a condition above all. */
function leftOut(
  { comparisons }: Passage,
  own: ReadonlySet<string>,
  says: (token: Token) => boolean,
): string | undefined {
  const [best] = comparisons;
  if (verbatim(best!) < 0.95) return undefined;
  const inAll = (token: Token): boolean =>
    comparisons.every(({ pieces }) => pieces.some((piece) => piece.stored.some(({ term }) => term === token.term)));
  const isLost = (token: Token): boolean =>
    !own.has(token.term) && (says(token) || condition.test(token.plain)) && inAll(token);
  const dropped = best!.pieces.filter(
    ({ gap, quoted, stored }) => !gap && quoted.length === 0 && stored.some((token) => isLost(token)),
  );
  const lost = dropped.flatMap(({ stored }) => stored.filter((token) => isLost(token)));
  return lost.length > 1 || lost.some(({ plain }) => condition.test(plain))
    ? `It leaves out “${dropped.map(({ stored }) => written(stored)).join('” and “')}” without saying so.`
    : undefined;
}
