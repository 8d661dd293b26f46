import type { Contributions } from './contributions.ts';

/** Of a remote that adds nothing. */
export const noContributions: Contributions = {
  home: [],
  header: [],
  own: [],
  links: {},
  offers: [],
  extensions: {},
};
