export { readTexts } from './read-texts.ts';
export { countsOf, TermField } from './term-field.ts';
