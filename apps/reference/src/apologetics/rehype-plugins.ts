import { proseSegments } from '../scripture/prose-segments.ts';

/** The part of a hast node that our rehype plugins use. */
interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, never>;
  /** The text of a text node. */
  value?: string;
  children?: HtmlNode[];
}

/**
 * A rehype plugin that wraps each scripture reference in a `span`, which the page renders as a button. It must run
 * after the sanitizer: the sanitizer removes all spans, so every remaining span was added here.
 */
export function markedReferences() {
  return (tree: HtmlNode): void => markIn(tree);
}

function markIn(node: HtmlNode): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text')
      return proseSegments(child.value ?? '').map(({ words, reference }): HtmlNode =>
        reference
          ? { type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: words }] }
          : { type: 'text', value: words },
      );
    if (child.tagName !== 'code') markIn(child);
    return [child];
  });
}

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

/**
 * A rehype plugin that turns tables into lists, because tables are not among the allowed elements: one item for each
 * row, in which every cell follows the heading of its column. It must run before the sanitizer.
 */
export function tablesAsLists() {
  return (tree: HtmlNode): void => replaceTables(tree);
}

function replaceTables(node: HtmlNode): void {
  node.children = node.children?.flatMap((child) => {
    replaceTables(child);
    return child.tagName === 'table' ? listOf(child) : [child];
  });
}

/** The elements of these names in a table, in their order. Tables inside it are lists already. */
const within = (node: HtmlNode, names: readonly string[]): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => (names.includes(child.tagName ?? '') ? [child] : within(child, names)));

type Cell = readonly HtmlNode[];
const contentOf = ({ children = [] }: HtmlNode): Cell => children;
const cellsOf = (row: HtmlNode): Cell[] => within(row, ['th', 'td']).map(contentOf);

function listOf(table: HtmlNode): HtmlNode[] {
  const [first, ...others] = within(table, ['tr']);
  const hasTitles = first !== undefined && within(first, ['td']).length === 0;
  const titles = hasTitles ? cellsOf(first) : [];
  const rows = (hasTitles ? others : [first, ...others].filter((row) => row !== undefined)).map(cellsOf);
  const items = rows.length > 0 ? rows.map((cells) => itemOf(cells, titles)) : titles.map((title) => item(title));
  const captions = within(table, ['caption']).map((caption) => element('p', contentOf(caption)));
  return items.length > 0 ? [...captions, element('ul', items)] : captions;
}

/** A row as an item: the first cell in bold, and the others in a list of their own. */
function itemOf([first = [], ...others]: readonly Cell[], titles: readonly Cell[]): HtmlNode {
  const below = others
    .map((cell, index) => ({ cell, title: titles[index + 1] ?? [] }))
    .filter(({ cell }) => cell.length > 0)
    .map(({ cell, title }) => item(labelled(title, cell)));
  return item(labelled(titles[0] ?? [], [element('strong', first)]), below);
}

const labelled = (title: Cell, cell: Cell): Cell =>
  title.length > 0 ? [...title, { type: 'text', value: ': ' }, ...cell] : cell;

const item = (words: Cell, below: readonly HtmlNode[] = []): HtmlNode =>
  element('li', below.length > 0 ? [...words, element('ul', below)] : words);

const element = (tagName: string, children: readonly HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});
