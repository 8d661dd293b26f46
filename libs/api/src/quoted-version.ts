import { defaultVersionId } from '@berea/scripture';

/**
 * The `bibleId` part of a request body. Empty for the default version, so that the payload matches the specification.
 */
export const quotedVersion = (bibleId: string): { bibleId?: string } =>
  bibleId === defaultVersionId ? {} : { bibleId };
