import { parseReference } from '@berea/scripture';

/** A stretch of prose: words, or a reference with the punctuation that clings to it. */
export interface ProseStretch {
  readonly words: string;
  readonly reference?: { readonly before: string; readonly written: string; readonly after: string };
}

const written = /([(“[]?)((?:[1-3] )?(?:Song of Solomon|[A-Z][a-z]+) \d+:\d+(?:-\d+)?)(?!\d|:\d|-\d)([)”\].,;:!?]*)/g;

/** Divides prose at the references in it that exist: 'Jesus says so (John 3:16).' */
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
