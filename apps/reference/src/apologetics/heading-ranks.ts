import type { HtmlNode } from './html-node.ts';

const isHeading = ({ tagName }: HtmlNode): boolean => /^h[1-6]$/.test(tagName ?? '');

const headingsIn = (node: HtmlNode): HtmlNode[] => [
  ...(isHeading(node) ? [node] : []),
  ...(node.children ?? []).flatMap(headingsIn),
];

/**
 * A rehype plugin that renumbers headings for text below a level 2 heading: the highest level used becomes 3, the next
 * 4, and so on, so that no level is skipped. A text with more than four levels starts higher, so that each stays apart.
 */
export function headingRanks() {
  return (tree: HtmlNode): void => {
    const headings = headingsIn(tree);
    const used = [...new Set(headings.map(({ tagName }) => tagName!))].sort();
    const first = Math.min(3, 7 - used.length);
    for (const heading of headings) heading.tagName = `h${first + used.indexOf(heading.tagName!)}`;
  };
}
