export { modernWordings } from './wordings/modern-wordings.ts';
export { sayings } from './sayings/index.ts';
export type { Saying } from './saying.ts';
