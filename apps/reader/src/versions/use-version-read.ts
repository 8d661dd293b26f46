import { defaultVersionId, versionById, type Version } from '@berea/scripture';
import { useSettings } from '@berea/shell-api';

/** The version that is read here. @param asked the identifier of the one that the address asks for */
export function useVersionRead(asked?: string | null): Version {
  const { settings } = useSettings();
  return versionById(asked ?? '') ?? versionById(settings.bibleVersion) ?? versionById(defaultVersionId)!;
}
