import type { HtmlNode } from './html-node.ts';

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
