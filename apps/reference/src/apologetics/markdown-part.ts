import { lazy } from 'react';

/** Loads the markdown chunk. It is half the size of this remote and only needed for answers to objections. */
export const loadDeeperExplanation = () => import('./DeeperExplanation.tsx');

/** The lazy-loaded markdown component; render it inside `Suspense`. */
export const DeeperExplanation = lazy(() =>
  loadDeeperExplanation().then((part) => ({ default: part.DeeperExplanation })),
);
