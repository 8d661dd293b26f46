/** A node of a parsed text as rehype's plugins see it, as far as ours look at it. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, never>;
  /** Of a text. */
  value?: string;
  children?: HtmlNode[];
}
