import { maxCollectionText, type CollectionItem } from '@berea/validation';

/** The field in which an item of each kind is written. */
export const itemFields: Readonly<
  Record<CollectionItem['kind'], { readonly label: string; readonly maxLength: number }>
> = {
  passage: { label: 'Reference', maxLength: 200 },
  heading: { label: 'Heading', maxLength: 200 },
  text: { label: 'Your text', maxLength: maxCollectionText },
};
