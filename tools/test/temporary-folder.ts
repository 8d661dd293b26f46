import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory. */
const inMemory = '/dev/shm';
const prefix = 'berea-tests-';

/** Bytes. All suites of `npm test` have had 1.3 GB at a time. */
const needed = 6 * 2 ** 30;
/** Hours after which a run that left its folder was killed. */
const longestRun = 24;

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= needed;
  } catch {
    return false;
  }
}

async function removeOld(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(parent, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > longestRun * 3_600_000) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Creates the folder for the temporary files of this process and all it starts, and removes it when the process exits. It is in
 * memory where there is room: suites copy databases of a thousand small files each, and on a disk creating those took
 * a fifth of the processor time of all tests.
 * @returns its path, which is the environment's TMPDIR from then on
 */
export async function temporaryFolder(): Promise<string> {
  const parent = (await hasRoom(inMemory)) ? inMemory : tmpdir();
  await removeOld(parent);
  const folder = await mkdtemp(path.join(parent, prefix));
  // PostgreSQL does not run as root, and finds its own folder in this one.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
