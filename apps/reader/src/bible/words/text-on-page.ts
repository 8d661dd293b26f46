import { formatReference, wordsIn, type ChapterPlace } from '@berea/scripture';

/** The text of a verse on the page, and where each of its parts is. */
interface TextOnPage {
  readonly text: string;
  readonly parts: readonly { readonly node: Text; readonly start: number }[];
}

/** Reads a verse of the first version, without its number and its note's button. Empty while its chapter is not open. */
function textOnPage(place: ChapterPlace, verse: number): TextOnPage {
  const parts: { node: Text; start: number }[] = [];
  let text = '';
  for (const segment of document.querySelectorAll(
    `[data-chapter="${formatReference(place)}"] [data-verse="${verse}"]:not([data-beside] *)`,
  )) {
    const walker = document.createTreeWalker(segment, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest('[aria-hidden="true"], button')) continue;
      parts.push({ node, start: text.length });
      text += node.data;
    }
    // Two lines of a poem do not join their words.
    text += ' ';
  }
  return { text, parts };
}

/** The word of a verse at a point of the window, counted from 0. Undefined beside the words, or where browsers cannot say. */
export function wordAt(
  place: ChapterPlace,
  verse: number,
  { x, y }: { readonly x: number; readonly y: number },
): number | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  if (!at) return undefined;
  const { text, parts } = textOnPage(place, verse);
  const part = parts.find(({ node }) => node === at.offsetNode);
  if (!part) return undefined;
  const offset = part.start + at.offset;
  const index = wordsIn(text).findIndex(({ start, end }) => start <= offset && offset <= end);
  return index === -1 ? undefined : index;
}

/** Where words of a verse are on the page. */
export function rangesOf(place: ChapterPlace, verse: number, words: readonly number[]): readonly Range[] {
  const { text, parts } = textOnPage(place, verse);
  const found = wordsIn(text);
  return words.flatMap((index) => {
    const word = found[index];
    const [from, to] = [word?.start, word && word.end - 1].map((offset) =>
      parts.findLast(({ start }) => offset !== undefined && start <= offset),
    );
    if (!word || !from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, word.start - from.start);
    range.setEnd(to.node, word.end - to.start);
    return [range];
  });
}
