/** Fakes for tests of what answers: a few cards, a library without books, a REST server, and what was logged. */

export { fewCards } from './cards.ts';
export { emptyLibrary } from './library.ts';
export { logOf } from './log-of.ts';
export { restServer, type RestServer } from './rest.ts';
