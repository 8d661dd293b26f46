export { importIndex } from './import-index.ts';
export { readTexts } from './read-texts.ts';
export { tuned, type Part } from './search-index.ts';
export { countsOf, TermField } from './term-field.ts';
