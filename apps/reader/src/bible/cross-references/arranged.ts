import { compareVerseIds } from '@berea/scripture';
import type { CrossReference } from '@berea/validation';

/** The number of closest references listed first. */
const closest = 8;

/** A titled list of cross-references. */
export interface ReferenceGroup {
  readonly title: string;
  readonly references: readonly CrossReference[];
}

/**
 * Groups references that are sorted by relevance. Up to 11 form one list, closest first. Of more, the 8 closest come
 * first and the others follow in canonical order, where they are easier to find.
 */
export function arranged(references: readonly CrossReference[]): readonly ReferenceGroup[] {
  if (references.length <= closest + 3) return [{ title: 'Closest first', references }];
  const others = references.slice(closest).sort((one, other) => compareVerseIds(one.reference, other.reference));
  return [
    { title: 'Closest', references: references.slice(0, closest) },
    { title: 'Others, in the order of the Bible', references: others },
  ];
}
