import type { Version } from '@berea/scripture';
import type { CollectionItem } from '@berea/validation';

/** An item for a collection. A passage stays in the version in which it was read when it was added. */
export const newItem = (kind: CollectionItem['kind'], text: string, readIn: Version): CollectionItem => ({
  id: crypto.randomUUID(),
  kind,
  text,
  ...(kind === 'passage' && { version: readIn.id }),
});
