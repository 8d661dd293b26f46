import { namedPlaces, parsePassage } from '@berea/scripture';

/** A segment of prose: plain text, or a reference with its adjacent punctuation. */
export interface ProseSegment {
  readonly words: string;
  readonly reference?: { readonly before: string; readonly written: string; readonly after: string };
}

/**
 * Splits prose such as 'Jesus says so (John 3:16).' at its references to verses. References that do not exist stay
 * plain text.
 */
export function proseSegments(prose: string): ProseSegment[] {
  const found: ProseSegment[] = [];
  let done = 0;
  for (const { place, start, end } of namedPlaces(prose)) {
    if (parsePassage(place)?.verse === undefined) continue;
    const [before = ''] = /[(“[]?$/.exec(prose.slice(done, start)) ?? [];
    const [after = ''] = /^[)”\].,;:!?]*/.exec(prose.slice(end)) ?? [];
    if (start - before.length > done) found.push({ words: prose.slice(done, start - before.length) });
    found.push({ words: before + place + after, reference: { before, written: place, after } });
    done = end + after.length;
  }
  if (done < prose.length) found.push({ words: prose.slice(done) });
  return found;
}
