export * from './card-text.ts';
export * from './choose-resources.ts';
export * from './first-words.ts';
export * from './recognise.ts';
export * from './recognition.ts';
export * from './resources.ts';
export * from './situations.ts';
