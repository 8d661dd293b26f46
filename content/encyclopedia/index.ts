/** The cards of the encyclopedia, by category. */

export { bookCards } from './books/index.ts';
export { miracles } from './miracles/index.ts';
export { parables } from './parables/index.ts';
export { people } from './people/index.ts';
export { places } from './places/index.ts';
export { theology } from './theology/index.ts';
