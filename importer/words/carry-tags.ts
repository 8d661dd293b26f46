import { foldWord, wordsIn } from '@berea/scripture';
import type { Piece } from './tagged-text.ts';

/** A stretch of a verse's text, and the piece of the tagged text it corresponds to, if any. */
export interface Stretch {
  readonly text: string;
  readonly piece: Piece | undefined;
}

/**
 * Aligns a tagged verse with the same verse of another edition and transfers its tags word by word. The text of `text`
 * is unchanged: the stretches joined together equal it. A word that the tagged text lacks gets no tag; a tag whose
 * words `text` lacks is lost.
 */
export function carryTags(text: string, tagged: readonly Piece[]): Stretch[] {
  const from = tagged.flatMap((piece) => wordsIn(piece.text).map((word) => ({ word: foldWord(word.text), piece })));
  const words = wordsIn(text);
  const pairs = align(
    from.map(({ word }) => word),
    words.map((word) => foldWord(word.text)),
  );
  const pieces = pairs.map((source) => (source === undefined ? undefined : from[source]!.piece));
  closeGaps(pieces);

  const stretches: Stretch[] = [];
  let written = 0;
  for (let index = 0; index < words.length;) {
    const piece = meaningful(pieces[index]);
    let last = index;
    while (last + 1 < words.length && meaningful(pieces[last + 1]) === piece) last++;
    if (piece) {
      if (words[index]!.start > written)
        stretches.push({ text: text.slice(written, words[index]!.start), piece: undefined });
      written = words[last]!.end;
      stretches.push({ text: text.slice(words[index]!.start, written), piece });
    }
    index = last + 1;
  }
  if (written < text.length) stretches.push({ text: text.slice(written), piece: undefined });
  return stretches;
}

/** Untagged words of the translation are plain text, even inside a piece. */
const meaningful = (piece: Piece | undefined): Piece | undefined =>
  piece && (piece.strongs.length > 0 || piece.added) ? piece : undefined;

/** A word that only one edition has, in the middle of a tagged phrase, belongs to the phrase. */
function closeGaps(pieces: (Piece | undefined)[]): void {
  for (let index = 1; index < pieces.length - 1; index++) {
    const before = pieces[index - 1];
    if (pieces[index] === undefined && before && before === pieces[index + 1]) pieces[index] = before;
  }
}

/**
 * Aligns words with the fewest left over: for each word of `to`, the index of the matching word of `from`. Spellings
 * may differ, initial letters may not.
 */
function align(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  if (from.length === to.length && from.every((word, index) => word === to[index])) return to.map((_, index) => index);
  const width = to.length + 1;
  const cost = new Uint16Array((from.length + 1) * width);
  for (let row = 0; row <= from.length; row++) {
    for (let column = 0; column <= to.length; column++) {
      const at = row * width + column;
      if (row === 0 || column === 0) cost[at] = 2 * (row + column);
      else
        cost[at] = Math.min(
          cost[at - width]! + 2,
          cost[at - 1]! + 2,
          cost[at - width - 1]! + unlike(from[row - 1]!, to[column - 1]!),
        );
    }
  }
  const pairs: (number | undefined)[] = Array.from({ length: to.length });
  for (let row = from.length, column = to.length; row > 0 && column > 0;) {
    const at = row * width + column;
    const step = unlike(from[row - 1]!, to[column - 1]!);
    if (step < 4 && cost[at] === cost[at - width - 1]! + step) pairs[--column] = --row;
    else if (cost[at] === cost[at - width]! + 2) row--;
    else column--;
  }
  return pairs;
}

const unlike = (one: string, other: string): 0 | 1 | 4 => (one === other ? 0 : one[0] === other[0] ? 1 : 4);
