import type { Change } from './change-host.ts';
import type { DataFolder } from './host-folder.ts';
import { appsOf, type RegistryApp } from './registry-app.ts';
import { ReleaseError } from './release-error.ts';
import { filesOfVersion, onDisk, verifyFiles } from './verify-host.ts';

/**
 * Refuses a change that gives people a version whose files on the host are not those that were published. To switch off
 * or withdraw one stays possible.
 * @throws ReleaseError that names the files
 */
export async function refuseDamaged(data: DataFolder, { before, after }: Change): Promise<void> {
  const earlier = new Map(appsOf(before));
  for (const [name, app] of appsOf(after))
    for (const id of newlyGiven(earlier.get(name), app)) {
      const faults = await verifyFiles(filesOfVersion(name, app, id), onDisk(data));
      if (faults.length > 0)
        throw new ReleaseError(
          `${name} ${id} is not as it was published, so nobody is given it:\n${faults.sort().join('\n')}`,
        );
    }
}

/** The versions that more people get after a change than before. */
function newlyGiven(before: RegistryApp | undefined, after: RegistryApp): string[] {
  const earlier = new Map(before && shares(before));
  return shares(after).flatMap(([id, share]) => (share > (earlier.get(id) ?? 0) ? [id] : []));
}

/** What people get, and per cent of them: of the stable version everybody, because every page may fall back to it. */
const shares = (app: RegistryApp): [id: string, share: number][] => {
  if ('enabled' in app && !app.enabled) return [];
  const rollout = 'rollout' in app ? app.rollout : null;
  return [[app.stable, 100], ...(rollout ? [[rollout.version, rollout.percent] as [string, number]] : [])];
};
