import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ModuleSource } from '../sources.ts';
import type { Unpacked } from './ensure-modules.ts';

const run = promisify(execFile);

/** Options for fetching Debian packages. */
export interface DebianOptions {
  /** A working folder for this call only; the caller removes it. */
  readonly workFolder: string;
  readonly signal?: AbortSignal | undefined;
}

/** Whether this machine has the tools to fetch and unpack Debian packages. */
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
 * @throws Error with apt's message when a package is not available.
 */
export async function fetchFromDebian(sources: readonly ModuleSource[], options: DebianOptions): Promise<Unpacked[]> {
  const downloads = await downloadPackages(
    sources.map((source) => source.debianPackage),
    options,
  );
  return Promise.all(sources.map((source) => unpack(source, downloads, options.workFolder, options.signal)));
}

/**
 * Downloads Debian packages without root and without changing the system: apt gets its own state and cache folders. It
 * first uses the machine's package lists; when they are missing or stale, it downloads the lists again.
 * @returns the folder of the .deb files
 * @throws Error with apt's message when both ways fail.
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
    // `update` fails when one third-party source is unreachable, even though Debian's own lists arrived. The download
    // decides.
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

/** English messages and no prompts. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' });

const option = (key: string, value: string): string[] => ['-o', `${key}=${value}`];

function aptOptions(workFolder: string): string[] {
  const cache = join(workFolder, 'apt-cache');
  mkdirSync(join(cache, 'archives/partial'), { recursive: true });
  return [
    '-q',
    ...option('Dir::Cache', cache),
    ...option('Debug::NoLocking', 'true'),
    // As root, apt would download as a user who has no access to this folder.
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
