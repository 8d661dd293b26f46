import type { HtmlNode } from './html-node.ts';

const isHeading = ({ tagName }: HtmlNode): boolean => /^h[1-6]$/.test(tagName ?? '');

const headingsIn = (node: HtmlNode): HtmlNode[] => [
  ...(isHeading(node) ? [node] : []),
  ...(node.children ?? []).flatMap(headingsIn),
];

/**
 * Ranks the headings of a text that stands in a section of its own (a second-level heading): the highest rank it uses becomes the
 * third, the next the fourth, so that no rank is skipped whatever the text began with. A plugin for rehype.
 */
export function headingRanks() {
  return (tree: HtmlNode): void => {
    const headings = headingsIn(tree);
    const used = [...new Set(headings.map(({ tagName }) => tagName!))].sort();
    for (const heading of headings) heading.tagName = `h${Math.min(6, 3 + used.indexOf(heading.tagName!))}`;
  };
}
