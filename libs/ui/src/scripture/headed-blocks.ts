import type { Block } from './chapter.ts';

/** A block, and the heading above it if there is one. */
export interface HeadedBlock extends Block {
  readonly heading?: string;
}

/**
 * Puts headings before the verses that they begin with. A paragraph in which such a verse begins is divided there.
 * @param headings by verse
 */
export function headedBlocks(
  blocks: readonly Block[],
  headings: ReadonlyMap<number, string> | undefined,
): readonly HeadedBlock[] {
  if (!headings?.size) return blocks;
  return blocks.flatMap((block) => {
    const pieces: { heading?: string; segments: Block['segments'][number][] }[] = [{ segments: [] }];
    for (const segment of block.segments) {
      const heading = segment.begins ? headings.get(segment.verse) : undefined;
      if (heading !== undefined && pieces.at(-1)!.segments.length > 0) pieces.push({ segments: [] });
      if (heading !== undefined) pieces.at(-1)!.heading = heading;
      pieces.at(-1)!.segments.push(segment);
    }
    // What goes on after a heading has no indent of a new paragraph.
    return pieces.map((piece, index) => ({ ...piece, style: index > 0 && block.style === 'p' ? 'm' : block.style }));
  });
}
