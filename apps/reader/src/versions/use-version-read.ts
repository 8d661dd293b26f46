import { defaultVersionId, versionById, type Version } from '@berea/scripture';
import { useSettings } from '@berea/shell-api';
import { versionQuery } from '../bible/parallel/address.ts';

/** The version that is read here. @param asked the identifier of the one that the address asks for */
export function useVersionRead(asked?: string | null): Version {
  const { settings } = useSettings();
  return versionById(asked ?? '') ?? versionById(settings.bibleVersion) ?? versionById(defaultVersionId)!;
}

/**
 * The version of a chapter: what its address says, for everybody who opens it. Without one it is the King James Version,
 * so a shared link shows the same text to all, and the server can render it.
 */
export const versionOfChapter = (asked: string | null): Version =>
  versionById(asked ?? '') ?? versionById(defaultVersionId)!;

/** The query of a link to a text in a certain version, whichever one's own is: '?version=eng-web', or nothing. */
export function useQueryFor(): (version: string) => string {
  const { settings } = useSettings();
  return (version) => versionQuery(version, [], settings.bibleVersion);
}
