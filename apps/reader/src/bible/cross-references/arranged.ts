import { compareVerseIds } from '@berea/scripture';
import type { CrossReference } from '@berea/validation';

/** How many stand first. */
const closest = 8;

export interface ReferenceGroup {
  readonly title: string;
  readonly references: readonly CrossReference[];
}

/** The closest first, as they come; where there are many more, the others in the order of the Bible, in which one finds them again. */
export function arranged(references: readonly CrossReference[]): readonly ReferenceGroup[] {
  if (references.length <= closest + 3) return [{ title: 'Closest first', references }];
  const others = references.slice(closest).sort((one, other) => compareVerseIds(one.reference, other.reference));
  return [
    { title: 'Closest', references: references.slice(0, closest) },
    { title: 'Others, in the order of the Bible', references: others },
  ];
}
