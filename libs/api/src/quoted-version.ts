import { defaultVersionId } from '@berea/scripture';

/** The version that an answer quotes, as a call names it: not at all where it is the default, so that the payload stays the specification's. */
export const quotedVersion = (bibleId: string): { bibleId?: string } =>
  bibleId === defaultVersionId ? {} : { bibleId };
