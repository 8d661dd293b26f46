import type { Topic } from './topic.ts';

/** Further occasions and situations that verses are asked for. */
export const furtherOccasions: readonly Topic[] = [];
