import { useEffect, useState } from 'react';
import type { Block, Inline } from './chapter.ts';

/** Characters of a line, few, and its height, little: what is reckoned with them is more than a screen holds. */
const narrow = 45;
const low = 24;

/** How many of the blocks are sure to fill a screen of this height (pixels), at least one. */
export function blocksOnScreen(blocks: readonly Block[], height: number): number {
  let lines = height / low;
  const last = blocks.findIndex((block) => (lines -= Math.ceil(length(block) / narrow)) <= 0);
  return last === -1 ? blocks.length : last + 1;
}

const length = ({ segments }: Block): number =>
  segments.reduce((sum, { inlines }) => sum + inlines.reduce((total, inline) => total + lengthOf(inline), 0), 0);
const lengthOf = (inline: Inline): number =>
  'text' in inline ? inline.text.length : inline.children.reduce((total, child) => total + lengthOf(child), 0);

/**
 * The first screenful of the blocks, and all of them as soon as that is painted: setting Psalm 119 takes three times as long as
 * setting what one sees of it.
 * @param wanted false sets all of them at once
 */
export function useFirstScreenFirst(blocks: readonly Block[], wanted: boolean): readonly Block[] {
  const [whole, setWhole] = useState(blocks);
  const all = !wanted || whole === blocks;
  useEffect(() => {
    if (all) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame in which the first ones are painted, and then the turn after it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setWhole(blocks))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [all, blocks]);
  return all ? blocks : blocks.slice(0, blocksOnScreen(blocks, innerHeight));
}
