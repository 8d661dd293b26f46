import { latePart } from '@berea/shell-api';

/** The markdown. It is half the size of this remote and only needed for answers to objections. */
export const DeeperExplanation = latePart(
  'The deeper explanation',
  async () => (await import('./DeeperExplanation.tsx')).DeeperExplanation,
);
