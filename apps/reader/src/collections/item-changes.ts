import type { CollectionItem } from '@berea/validation';

/*
 * Changes of the items of a collection. The items can have been changed elsewhere meanwhile: each finds its item by its
 * id, and does nothing a second time.
 */

const withId = (items: readonly CollectionItem[], id: string) => items.find((one) => one.id === id);

/** What was written in the item elsewhere meanwhile has not been seen here, so it stays. */
export const without = (items: readonly CollectionItem[], { id, text }: CollectionItem): CollectionItem[] =>
  items.filter((one) => one.id !== id || one.text !== text);

/** With an item at a place, or where it is already. */
export const withItem = (items: readonly CollectionItem[], item: CollectionItem, at = items.length): CollectionItem[] =>
  withId(items, item.id) ? [...items] : items.toSpliced(at, 0, item);

export function moved(items: readonly CollectionItem[], item: CollectionItem, to: number): CollectionItem[] {
  const now = withId(items, item.id);
  return now ? without(items, now).toSpliced(to, 0, now) : [...items];
}

/**
 * With an item as it was edited. What was written in it elsewhere meanwhile stays too.
 * @param newId for the edited item, where both stay
 */
export function edited(
  items: readonly CollectionItem[],
  before: CollectionItem,
  after: CollectionItem,
  newId: string,
): CollectionItem[] {
  const now = withId(items, before.id);
  if (!now) return withItem(items, after);
  if (now.text !== before.text && now.text !== after.text)
    return withItem(items, { ...after, id: newId }, items.indexOf(now) + 1);
  return items.map((one) => (one === now ? after : one));
}
