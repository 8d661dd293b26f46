import type { parseChapter } from '@berea/ui/scripture';

/** A paragraph or line, or the part of it that belongs to one verse. */
export type Block = ReturnType<typeof parseChapter>[number];

/** What stands after the last verse. */
const colophons: ReadonlySet<string> = new Set(['cls', 'rem']);

/**
 * The blocks of a chapter by verse. The title of a psalm is verse 0; a heading belongs to the verse after it, and what
 * follows the last verse to that.
 */
export function blocksByVerse(blocks: readonly Block[]): ReadonlyMap<number, readonly Block[]> {
  const byVerse = new Map<number, Block[]>();
  let before: Block[] = [];
  let verse = 0;
  const add = (to: number, ...added: readonly Block[]) => byVerse.set(to, [...(byVerse.get(to) ?? []), ...added]);
  for (const { style, segments } of blocks)
    for (const segment of segments) {
      const part = { style, segments: [segment] };
      if (segment.verse > 0) {
        add(segment.verse, ...before, part);
        before = [];
        verse = segment.verse;
      } else if (verse === 0 && style === 'd') add(0, part);
      else if (verse > 0 && colophons.has(style)) add(verse, part);
      else before.push(part);
    }
  if (before.length > 0) add(verse, ...before);
  return byVerse;
}
