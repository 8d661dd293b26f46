import path from 'node:path';
import { dataFolder, readRegistry, writeRegistry } from '@berea/platform/release/host-folder';
import { readOrigin } from '@berea/platform/release/origin';
import { withReleaseLock } from '@berea/platform/release/change-host';
import { publishRemotes, publishShell, rollBackApp } from '@berea/platform/release/publish';
import type { RemoteBuild } from '@berea/platform/release/remote-build';
import type { ShellBuild } from '@berea/platform/release/shell-build';
import { productData } from '../product.ts';
import { removeGuests } from './guest.ts';

const data = () => dataFolder(productData() ?? path.resolve('.data'));

type Registry = Awaited<ReturnType<typeof readRegistry>>;

/** Publishes builds of the guest one after the other: the last is stable, the one before it previous. */
export const publishGuests = (...builds: readonly RemoteBuild[]): Promise<void> =>
  withReleaseLock(data(), async () => {
    for (const build of builds) await publishRemotes(data(), [build], 'release');
  });

/** Publishes a shell; `rollBackApp` takes it back. */
export const publishRaisedShell = (build: ShellBuild): Promise<unknown> =>
  withReleaseLock(data(), async () => publishShell(data(), build, await readOrigin('.'), 'release'));

/** Points the page back at the shell before. */
export const rollBackShell = (): Promise<unknown> => withReleaseLock(data(), () => rollBackApp(data(), 'shell'));

/** Changes the registry as no release tool would. */
export const changeRegistry = (change: (registry: Registry) => Registry): Promise<void> =>
  withReleaseLock(data(), async () => {
    const before = await readRegistry(data());
    await writeRegistry(data(), { ...change(before), revision: before.revision + 1 });
  });

/** Takes the guest out of the product again, with what was built. */
export async function forgetGuests(): Promise<void> {
  await changeRegistry((registry) => {
    const { guest: _remote, ...remotes } = registry.remotes;
    const paths = Object.fromEntries(Object.entries(registry.paths).filter(([, owner]) => owner !== 'guest'));
    return { ...registry, remotes, paths };
  });
  await removeGuests();
}
