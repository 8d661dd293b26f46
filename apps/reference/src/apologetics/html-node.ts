/** The part of a hast node that our rehype plugins use. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, never>;
  /** The text of a text node. */
  value?: string;
  children?: HtmlNode[];
}
