import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ModuleSource } from '../sources.ts';
import type { Unpacked } from './ensure-modules.ts';

const run = promisify(execFile);

export interface DebianOptions {
  /** A folder of our own, removed by the caller. */
  readonly workFolder: string;
  readonly signal?: AbortSignal | undefined;
}

/** Whether this machine has what is needed to fetch and unpack Debian packages. */
export async function hasApt(): Promise<boolean> {
  try {
    await Promise.all([run('apt-get', ['--version']), run('dpkg-deb', ['--version'])]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Downloads the sources' Debian packages and unpacks them.
 * @throws Error as apt says it when a package can be had in no way.
 */
export async function fetchFromDebian(sources: readonly ModuleSource[], options: DebianOptions): Promise<Unpacked[]> {
  const downloads = await downloadPackages(
    sources.map((source) => source.debianPackage),
    options,
  );
  return Promise.all(sources.map((source) => unpack(source, downloads, options.workFolder, options.signal)));
}

/**
 * Downloads Debian packages, without root and without touching the system: apt gets state and cache folders of its own.
 * First with the machine's package lists; where they are missing or stale, with lists fetched anew.
 * @returns the folder of the .deb files
 * @throws Error as apt says it when a package can be had neither way.
 */
export async function downloadPackages(
  names: readonly string[],
  { workFolder, signal }: DebianOptions,
): Promise<string> {
  const downloads = join(workFolder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const download = (options: readonly string[]) =>
    run('apt-get', [...options, 'download', ...names], { cwd: downloads, env: environment(), signal });
  try {
    await download(aptOptions(workFolder));
  } catch {
    signal?.throwIfAborted();
    rmSync(downloads, { recursive: true, force: true });
    mkdirSync(downloads);
    const options = [...aptOptions(workFolder), ...ownLists(workFolder)];
    // One foreign source that is out of reach makes `update` fail, though Debian's own lists arrived: the download decides.
    await run('apt-get', [...options, 'update'], { env: environment(), signal, maxBuffer: 16 << 20 }).catch(() =>
      signal?.throwIfAborted(),
    );
    await download(options);
  }
  return downloads;
}

/** Unpacks a downloaded package into `tree`. @returns its version */
export async function unpackPackage(
  name: string,
  downloads: string,
  tree: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const file = readdirSync(downloads).find((each) => each.startsWith(`${name}_`) && each.endsWith('.deb'));
  if (!file) throw new Error(`apt-get brought no ${name}`);
  await run('dpkg-deb', ['-x', join(downloads, file), tree], { signal });
  const { stdout } = await run('dpkg-deb', ['-f', join(downloads, file), 'Version'], { signal });
  return stdout.trim();
}

async function unpack(
  source: ModuleSource,
  downloads: string,
  workFolder: string,
  signal: AbortSignal | undefined,
): Promise<Unpacked> {
  const tree = join(workFolder, `${source.debianPackage}-tree`);
  const version = await unpackPackage(source.debianPackage, downloads, tree, signal);

  const folder = join(workFolder, source.module);
  mkdirSync(folder);
  renameSync(join(tree, 'usr/share/sword'), join(folder, 'sword'));
  const copyright = join(tree, 'usr/share/doc', source.debianPackage, 'copyright');
  if (existsSync(copyright)) renameSync(copyright, join(folder, 'copyright'));
  return { source, folder, package: source.debianPackage, version };
}

/** Messages in English, and nobody asked anything. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' });

const option = (key: string, value: string): string[] => ['-o', `${key}=${value}`];

function aptOptions(workFolder: string): string[] {
  const cache = join(workFolder, 'apt-cache');
  mkdirSync(join(cache, 'archives/partial'), { recursive: true });
  return [
    '-q',
    ...option('Dir::Cache', cache),
    ...option('Debug::NoLocking', 'true'),
    // As root, apt would download as a user who may not enter our folder.
    ...option('APT::Sandbox::User', ''),
    ...option('Acquire::Retries', '1'),
    ...option('Acquire::http::Timeout', '20'),
    ...option('Acquire::https::Timeout', '20'),
  ];
}

function ownLists(workFolder: string): string[] {
  const state = join(workFolder, 'apt-state');
  mkdirSync(join(state, 'lists/partial'), { recursive: true });
  return [
    ...option('Dir::State', state),
    ...option('Dir::State::Lists', join(state, 'lists')),
    ...option('Dir::State::status', '/var/lib/dpkg/status'),
    ...option('Acquire::Languages', 'none'),
  ];
}
