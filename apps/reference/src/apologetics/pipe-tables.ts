import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The part of an mdast node that this plugin uses. */
interface MarkdownNode {
  type: string;
  value?: string;
  ordered?: boolean;
  spread?: boolean;
  children?: MarkdownNode[];
}

/** The part of unified's processor that this plugin uses. */
interface Processor {
  data(): object;
}
interface Extensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * A remark plugin that reads pipe tables and turns them into lists, because tables are not among the allowed elements:
 * one item for each row, in which every cell follows the heading of its column.
 */
export function pipeTables(this: Processor) {
  const extensions: Extensions = this.data();
  (extensions.micromarkExtensions ??= []).push(gfmTable());
  (extensions.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
  return (tree: MarkdownNode): void => replaceTables(tree);
}

function replaceTables(node: MarkdownNode): void {
  node.children = node.children?.map((child) => {
    if (child.type === 'table') return listOf(child);
    replaceTables(child);
    return child;
  });
}

const childrenOf = ({ children = [] }: MarkdownNode): MarkdownNode[] => children;

function listOf(table: MarkdownNode): MarkdownNode {
  const [head, ...rows] = childrenOf(table).map((row) => childrenOf(row).map(childrenOf));
  return list(
    rows.length > 0 ? rows.map((cells) => itemOf(cells, head ?? [])) : (head ?? []).map((title) => item(title)),
  );
}

/** A row as an item: the first cell in bold, and the others in a list of their own. */
function itemOf(cells: readonly MarkdownNode[][], titles: readonly MarkdownNode[][]): MarkdownNode {
  const [first = [], ...others] = cells;
  const below = others
    .map((cell, index) => ({ cell, title: titles[index + 1] ?? [] }))
    .filter(({ cell }) => cell.length > 0)
    .map(({ cell, title }) => item(labelled(title, cell)));
  return item(labelled(titles[0] ?? [], [{ type: 'strong', children: first }]), below);
}

const labelled = (title: readonly MarkdownNode[], cell: readonly MarkdownNode[]): MarkdownNode[] =>
  title.length > 0 ? [...title, { type: 'text', value: ': ' }, ...cell] : [...cell];

const item = (words: MarkdownNode[], below: MarkdownNode[] = []): MarkdownNode => ({
  type: 'listItem',
  spread: false,
  children: [{ type: 'paragraph', children: words }, ...(below.length > 0 ? [list(below)] : [])],
});

const list = (items: MarkdownNode[]): MarkdownNode => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items,
});
