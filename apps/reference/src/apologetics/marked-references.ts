import { proseStretches } from '../scripture/prose-references.ts';
import type { HtmlNode } from './html-node.ts';

/**
 * Puts each stretch of text that holds a reference into a `span`, for the page to set as one that can be followed. A plugin for
 * rehype; after the sanitizer, which leaves no span, so that every span there is one of these.
 */
export function markedReferences() {
  return (tree: HtmlNode): void => markIn(tree);
}

function markIn(node: HtmlNode): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text')
      return proseStretches(child.value ?? '').map(({ words, reference }): HtmlNode =>
        reference
          ? { type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: words }] }
          : { type: 'text', value: words },
      );
    if (child.tagName !== 'code') markIn(child);
    return [child];
  });
}
