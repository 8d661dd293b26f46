import type { RememberedVerse } from '../remembered.ts';

/** More verses of the New Testament, less famous ones. */
export const furtherNewTestament: readonly RememberedVerse[] = [];
