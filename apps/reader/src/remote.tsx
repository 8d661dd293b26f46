import type { Remote } from '@berea/shell-api';
import { BibleScreen } from './bible/BibleScreen.tsx';
import { ConcordanceScreen } from './concordance/ConcordanceScreen.tsx';

/** All that the reader offers. */
export const remote: Remote = {
  routes: [
    { path: '/bible/:book?/:chapter?/:verse?', Component: BibleScreen },
    { path: '/concordance/:word?', Component: ConcordanceScreen },
  ],
};
