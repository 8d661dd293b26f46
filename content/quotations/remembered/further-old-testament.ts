import type { RememberedVerse } from '../remembered.ts';

/** More verses of the Old Testament, less famous ones. */
export const furtherOldTestament: readonly RememberedVerse[] = [];
