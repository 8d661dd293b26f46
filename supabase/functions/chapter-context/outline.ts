import { wordCount } from '@berea/search/text';

/** One point of a chapter outline. `first` and `last` are verse numbers, inclusive. */
export interface OutlinePoint {
  readonly title: string;
  readonly first: number;
  readonly last: number;
}

/** In words. Of a longer outline only the points around the verse are listed. */
const mostWords = 60;

const versesOf = ({ first, last }: OutlinePoint): string => (last > first ? `${first}-${last}` : `${first}`);
const titleOf = ({ title }: OutlinePoint): string => title.replace(/[.;,\s]+$/, '');

/** The outline of a chapter in sentences, with the position of the verse in it; undefined when the outline is empty. */
export function outlineSentence({
  verse,
  outline,
}: {
  readonly verse: number;
  readonly outline: readonly OutlinePoint[];
}): string | undefined {
  const [only, second] = outline;
  if (!only) return undefined;
  if (!second) return `The chapter in a line: ${titleOf(only)}.`;

  const at = outline.findIndex(({ first, last }) => verse >= first && verse <= last);
  const whole = `The chapter in outline: ${outline.map((point) => `${titleOf(point)} (${versesOf(point)})`).join('; ')}.`;
  if (wordCount(whole) <= mostWords)
    return at < 0 ? whole : `${whole} Verse ${verse} belongs to part ${at + 1} of ${outline.length}.`;
  if (at < 0) return undefined;

  const [before, own, after] = [outline[at - 1], outline[at]!, outline[at + 1]];
  const place = `Verse ${verse} belongs to part ${at + 1} of ${outline.length} of the chapter, “${titleOf(own)}” (${versesOf(own)})`;
  const neighbours = [
    before && `follows “${titleOf(before)}” (${versesOf(before)})`,
    after && `leads to “${titleOf(after)}” (${versesOf(after)})`,
  ].filter((each) => each !== undefined);
  const around = `${place}; it ${neighbours.join(' and ')}.`;
  return wordCount(around) <= mostWords ? around : `${place}.`;
}
