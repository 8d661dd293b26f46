/** What browsers load to recognise danger, and to help without a server. */
export { firstWords } from './first-words.ts';
export { recognise } from './recognise.ts';
export { careResources } from './resources.ts';
