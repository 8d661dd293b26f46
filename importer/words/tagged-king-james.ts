import { createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { downloadPackages, hasApt, unpackPackage } from '../packages/debian.ts';
import { isWhole, readManifest, writeManifest } from '../packages/manifest.ts';

/** CrossWire's tagged King James Version. Only its tags are used, not its text. */
export interface TaggedFile {
  readonly package: string;
  readonly version: string;
  /** Its markup, in parts. */
  read(): AsyncIterable<string>;
}

const name = 'bibledit-data';
const fileName = 'kjv.xml';
const partSize = 1 << 19;
const installedAt = '/usr/share/bibledit/sources/kjv.xml';

const readParts = (file: string): AsyncIterable<string> =>
  createReadStream(file, { encoding: 'utf8', highWaterMark: partSize });

/** The local file: in the data folder, or installed on the system. `quick` does not verify its content. */
export function findTaggedKingJames(
  dataFolder: string,
  { quick = false, installed = installedAt } = {},
): TaggedFile | undefined {
  const place = join(dataFolder, 'packages', name);
  const manifest = readManifest(place);
  if (manifest && (quick || isWhole(place, manifest))) {
    return { package: name, version: manifest.version, read: () => readParts(join(place, fileName)) };
  }
  return existsSync(installed) ? { package: name, version: 'installed', read: () => readParts(installed) } : undefined;
}

/**
 * Downloads Debian's `bibledit-data` (40 MB, GPL) into the data folder and keeps only the one file. It is never
 * redistributed.
 * @throws Error with apt's message when it is not available; the signal's reason when aborted
 */
export async function fetchTaggedKingJames(dataFolder: string, signal?: AbortSignal): Promise<void> {
  if (!(await hasApt())) throw new Error('This computer has no apt-get');
  const folder = join(dataFolder, 'packages');
  mkdirSync(folder, { recursive: true });
  const workFolder = mkdtempSync(join(folder, `.fetch-${name}-`));
  try {
    const downloads = await downloadPackages([name], { workFolder, signal });
    const tree = join(workFolder, 'tree');
    const version = await unpackPackage(name, downloads, tree, signal);
    const kept = join(workFolder, 'kept');
    mkdirSync(kept);
    renameSync(join(tree, installedAt), join(kept, fileName));
    renameSync(join(tree, 'usr/share/doc', name, 'copyright'), join(kept, 'copyright'));
    writeManifest(kept, { module: name, package: name, version });
    const place = join(folder, name);
    rmSync(place, { recursive: true, force: true });
    renameSync(kept, place);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}
