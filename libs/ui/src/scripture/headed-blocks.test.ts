import { describe, expect, it } from 'vitest';
import type { Block } from './chapter.ts';
import { headedBlocks } from './headed-blocks.ts';

const segment = (verse: number, begins = true) => ({ verse, begins, inlines: [{ text: `Verse ${verse}.` }] });
const shape = (blocks: ReturnType<typeof headedBlocks>) =>
  blocks.map(({ heading, style, segments }) => [heading, style, segments.map(({ verse }) => verse)]);

describe('headings between verses', () => {
  const blocks: Block[] = [
    { style: 'p', segments: [segment(1), segment(2), segment(3)] },
    { style: 'q1', segments: [segment(3, false), segment(4)] },
  ];

  it('stand above a paragraph, and divide one in which their verse begins', () => {
    const headings = new Map([
      [1, 'The start'],
      [3, 'The turn'],
    ]);
    expect(shape(headedBlocks(blocks, headings))).toEqual([
      ['The start', 'p', [1, 2]],
      ['The turn', 'm', [3]],
      [undefined, 'q1', [3, 4]],
    ]);
  });

  it('change nothing where there are none, and for verses that the text does not have', () => {
    expect(headedBlocks(blocks, undefined)).toBe(blocks);
    expect(shape(headedBlocks(blocks, new Map([[9, 'Nowhere']])))).toEqual(shape(blocks));
  });
});
