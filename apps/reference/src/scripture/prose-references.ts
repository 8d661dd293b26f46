import { parseReference } from '@berea/scripture';

/** A stretch of prose: words, or a reference written out in full. */
export interface ProseStretch {
  readonly words: string;
  readonly isReference: boolean;
}

const written = /(?:[1-3] )?(?:Song of Solomon|[A-Z][a-z]+) \d+:\d+(?:-\d+)?(?!\d|:)/g;

/** Divides prose at the references in it that exist: 'Jesus says so (John 3:16).' */
export function proseStretches(prose: string): ProseStretch[] {
  const found: ProseStretch[] = [];
  let end = 0;
  for (const match of prose.matchAll(written)) {
    if (!parseReference(match[0])) continue;
    if (match.index > end) found.push({ words: prose.slice(end, match.index), isReference: false });
    found.push({ words: match[0], isReference: true });
    end = match.index + match[0].length;
  }
  if (end < prose.length) found.push({ words: prose.slice(end), isReference: false });
  return found;
}
