/** What `npm run train:care` needs of the router. */
export { idioms } from './patterns/idioms.ts';
export { tables } from './patterns/tables.ts';
export { featuresOf } from './learned/features.ts';
export { wordsRead } from './words-read.ts';
export { bucketOf, pack } from './learned/packed-weights.ts';
