export * from './card-text.ts';
export * from './care-rules.ts';
export * from './choose-resources.ts';
export * from './recognition.ts';
export * from './resources.ts';
export * from './situations.ts';
export { firstWords } from './first-words.ts';
