import type { Remote } from '@berea/shell-api';
import { BibleScreen } from './bible/BibleScreen.tsx';

/** All that the reader offers. */
export const remote: Remote = {
  routes: [{ path: '/bible/:book?/:chapter?/:verse?', Component: BibleScreen }],
};
