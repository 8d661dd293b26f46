import { parseReference } from '@berea/scripture';

/** A segment of prose: plain text, or a reference with its adjacent punctuation. */
export interface ProseStretch {
  readonly words: string;
  readonly reference?: { readonly before: string; readonly written: string; readonly after: string };
}

const written = /([(“[]?)((?:[1-3] )?(?:Song of Solomon|[A-Z][a-z]+) \d+:\d+(?:-\d+)?)(?!\d|:\d|-\d)([)”\].,;:!?]*)/g;

/**
 * Splits prose such as 'Jesus says so (John 3:16).' at its references. References that do not exist stay plain text.
 */
export function proseStretches(prose: string): ProseStretch[] {
  const found: ProseStretch[] = [];
  let end = 0;
  for (const match of prose.matchAll(written)) {
    const reference = { before: match[1]!, written: match[2]!, after: match[3]! };
    if (!parseReference(reference.written)) continue;
    if (match.index > end) found.push({ words: prose.slice(end, match.index) });
    found.push({ words: match[0], reference });
    end = match.index + match[0].length;
  }
  if (end < prose.length) found.push({ words: prose.slice(end) });
  return found;
}
