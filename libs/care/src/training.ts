/** What `npm run train:care` needs of the router. */
export { idioms } from './patterns/idioms/all.ts';
export { featuresOf } from './learned/features.ts';
export { wordsRead } from './words-read.ts';
