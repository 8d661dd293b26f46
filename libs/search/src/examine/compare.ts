import type { Token } from './tokens.ts';

/** Words that stand at the same place of a comparison: the same in both, or of one or both sides and different. */
export interface Piece {
  readonly same: boolean;
  /** Words of the quotation; empty where it leaves something out. */
  readonly quoted: readonly Token[];
  /** Words of the stored text; empty where the quotation adds something. */
  readonly stored: readonly Token[];
  /** Whether the quotation says that it leaves this out. */
  readonly gap: boolean;
}

/** A quotation beside the stretch of a text that is most like it. */
export interface Comparison {
  readonly pieces: readonly Piece[];
  /** The stretch: indices of the text's first and last word that belong to it, the last exclusive. */
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

const extra = -0.55;
/** What leaving out the first of some words costs, and each further one. */
const missing = -0.5;
const furtherMissing = -0.2;
const other = -0.8;

/** How alike two words are: the very same, the same in today's English, or not. */
const alike = (one: Token, two: Token): number => (one.plain === two.plain ? 1.05 : one.term === two.term ? 1 : other);

/**
 * Compares a whole quotation with the best stretch of a text, word by word. What the quotation marks as left out costs
 * nothing.
 */
export function compare(quoted: readonly Token[], stored: readonly Token[]): Comparison {
  const rows = quoted.length;
  const columns = stored.length;
  const width = columns + 1;
  const scores = new Float32Array((rows + 1) * width);
  const steps = new Uint8Array((rows + 1) * width);
  for (let row = 1; row <= rows; row++) {
    const word = quoted[row - 1]!;
    scores[row * width] = row * extra;
    steps[row * width] = 1;
    // Between this word and the next one, the text may go on for nothing.
    const mayGoOn = row < rows;
    const isGap = mayGoOn && quoted[row]!.afterGap;
    for (let column = 1; column <= columns; column++) {
      const at = row * width + column;
      let best = scores[at - width - 1]! + alike(word, stored[column - 1]!);
      let step = 3;
      const added = scores[at - width]! + extra;
      if (added > best) [best, step] = [added, 1];
      const left = scores[at - 1]! + (isGap ? 0 : steps[at - 1] === 2 ? furtherMissing : missing);
      if (mayGoOn && left > best) [best, step] = [left, 2];
      scores[at] = best;
      steps[at] = step;
    }
  }
  let to = 0;
  for (let column = 1; column <= columns; column++)
    if (scores[rows * width + column]! > scores[rows * width + to]!) to = column;
  const traced = tracedFrom(quoted, stored, steps, width, to);
  return {
    pieces: withEnds(traced.pieces, stored, traced.from, to),
    from: traced.from,
    to,
    score: scores[rows * width + to]!,
  };
}

/**
 * What was put in place of the first or the last words of a passage stands beside as many words of the passage: beyond its
 * ends, comparing costs nothing and finds nothing.
 */
function withEnds(pieces: readonly Piece[], stored: readonly Token[], from: number, to: number): readonly Piece[] {
  if (pieces.length < 2) return pieces;
  const isAdded = ({ same, stored: own }: Piece): boolean => !same && own.length === 0;
  return pieces.map((piece, index) => {
    const words = piece.quoted.length;
    if (index === 0 && isAdded(piece)) return { ...piece, stored: stored.slice(Math.max(0, from - words), from) };
    if (index === pieces.length - 1 && isAdded(piece)) return { ...piece, stored: stored.slice(to, to + words) };
    return piece;
  });
}

function tracedFrom(
  quoted: readonly Token[],
  stored: readonly Token[],
  steps: Uint8Array,
  width: number,
  to: number,
): { pieces: Piece[]; from: number } {
  const taken: { quoted?: Token; stored?: Token; gap?: boolean }[] = [];
  let row = quoted.length;
  let column = to;
  while (row > 0) {
    const step = column === 0 ? 1 : steps[row * width + column];
    if (step === 3) taken.push({ quoted: quoted[--row]!, stored: stored[--column]! });
    else if (step === 1) taken.push({ quoted: quoted[--row]! });
    else taken.push({ stored: stored[--column]!, gap: quoted[row]?.afterGap ?? false });
  }
  const pieces: { same: boolean; quoted: Token[]; stored: Token[]; gap: boolean }[] = [];
  for (const { quoted: one, stored: two, gap = false } of taken.reverse()) {
    const same = one !== undefined && two !== undefined && one.term === two.term;
    let last = pieces.at(-1);
    if (last?.same !== same || last.gap !== gap) pieces.push((last = { same, quoted: [], stored: [], gap }));
    if (one) last.quoted.push(one);
    if (two) last.stored.push(two);
  }
  return { pieces, from: column };
}

/** Whether every word of a quotation is the text's own, as written there. */
export const isExact = ({ pieces }: Comparison): boolean =>
  pieces.every(({ same, gap, quoted, stored }) =>
    same ? quoted.every(({ plain }, at) => plain === stored[at]!.plain) : gap && quoted.length === 0,
  );
