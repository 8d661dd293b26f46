import { useEffect, useState } from 'react';
import type { Block, Inline } from './chapter.ts';

/** Low estimates of characters per line and line height (pixels), so that the result always fills the screen. */
const charactersPerLine = 45;
const lineHeight = 24;

/** Number of leading blocks that are sure to fill a screen of this height (pixels). */
export function blocksOnScreen(blocks: readonly Block[], height: number): number {
  let lines = height / lineHeight;
  const last = blocks.findIndex((block) => (lines -= Math.ceil(length(block) / charactersPerLine)) <= 0);
  return last === -1 ? blocks.length : last + 1;
}

const length = ({ segments }: Block): number =>
  segments.reduce((sum, { inlines }) => sum + inlines.reduce((total, inline) => total + lengthOf(inline), 0), 0);
const lengthOf = (inline: Inline): number =>
  'text' in inline ? inline.text.length : inline.children.reduce((total, child) => total + lengthOf(child), 0);

/**
 * Returns the first screenful of blocks, then all of them after the first paint: rendering all of Psalm 119 takes three
 * times as long as its first screen.
 * @param wanted false returns all blocks at once
 */
export function useFirstScreenFirst(blocks: readonly Block[], wanted: boolean): readonly Block[] {
  const [whole, setWhole] = useState(blocks);
  const all = !wanted || whole === blocks;
  useEffect(() => {
    if (all) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Wait for the frame that paints the first blocks, then for the next task.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setWhole(blocks))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [all, blocks]);
  return all ? blocks : blocks.slice(0, blocksOnScreen(blocks, innerHeight));
}
