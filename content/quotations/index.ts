export { rememberedVerses } from './remembered/index.ts';
export type { RememberedVerse } from './remembered.ts';
export { modernWordings } from './wordings/modern-wordings.ts';
export { sayings } from './sayings/index.ts';
export type { Saying } from './saying.ts';
