/** A segment of an entry's details: its text and, if it is a link, the title of the linked entry. */
export interface Segment {
  readonly words: string;
  readonly title?: string;
}

const link = /\[\[([^[\]|]+)(?:\|([^[\]]*))?\]\]/g;

/** Splits a paragraph at its internal links: [[Title]] or [[Title|link text]]. */
export function segmentsOf(paragraph: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(link)) {
    const title = match[1]!.trim();
    if (match.index > end) found.push({ words: paragraph.slice(end, match.index) });
    end = match.index + match[0].length;
    const words = match[2]?.trim() || title;
    found.push(title === '' ? { words } : { words, title });
  }
  if (end < paragraph.length) found.push({ words: paragraph.slice(end) });
  return found;
}
