import type { Remote } from '@berea/shell-api';
import { BibleScreen } from './bible/BibleScreen.tsx';
import { ConcordanceScreen } from './concordance/ConcordanceScreen.tsx';

/** The routes of the reader remote. */
export const remote: Remote = {
  routes: [
    { path: '/bible/:book?/:chapter?/:verse?', Component: BibleScreen },
    { path: '/concordance/:word?', Component: ConcordanceScreen },
  ],
};
