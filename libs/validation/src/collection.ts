import * as z from 'zod/mini';
import { maxCollectionText } from './plain/limits.ts';
import { receivedItems, receivedOptional } from './received.ts';

/** A part of a collection. The text of a passage is its reference: 'John 3:16-18'. */
const collectionItem = z.object({
  id: z.string(),
  kind: z.enum(['heading', 'text', 'passage']),
  text: z.string().check(z.maxLength(maxCollectionText)),
  /** The identifier of the version that a passage is quoted in; without it, the version that is read. */
  version: receivedOptional(z.string()),
});
export type CollectionItem = z.infer<typeof collectionItem>;

/** A collection in the list. */
export const collectionLine = z.object({ id: z.uuid(), title: z.string(), updated_at: z.string() });
export type CollectionLine = z.infer<typeof collectionLine>;

/** A collection: verses, passages and own text in an order. */
export const collection = z.extend(collectionLine, {
  items: receivedItems(collectionItem),
  /** Whoever knows it may read the collection. */
  share_token: z.nullable(z.string()),
});
export type Collection = z.infer<typeof collection>;

/** A collection of somebody else, as its link shows it. */
export const sharedCollection = z.object({ title: z.string(), items: receivedItems(collectionItem) });
export type SharedCollection = z.infer<typeof sharedCollection>;
