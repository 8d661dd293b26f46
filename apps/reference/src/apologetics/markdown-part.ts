import { lazy } from 'react';

/** Half of what this remote weighs parses markdown and HTML; only an answer to an objection needs it. */
export const loadDeeperExplanation = () => import('./DeeperExplanation.tsx');

export const DeeperExplanation = lazy(() =>
  loadDeeperExplanation().then((part) => ({ default: part.DeeperExplanation })),
);
