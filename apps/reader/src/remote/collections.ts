/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { CollectionScreen as Collection } from '../collections/CollectionScreen.tsx';
export { CollectionsScreen as Collections } from '../collections/CollectionsScreen.tsx';
export { SharedCollectionScreen as SharedCollection } from '../collections/SharedCollectionScreen.tsx';
