import { proseSegments } from '../scripture/prose-segments.ts';
import type { HtmlNode } from './html-node.ts';

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
