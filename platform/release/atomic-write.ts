import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file atomically: a reader sees the old or the new content, never a mixture. Once the promise resolves, the
 * new content survives a power loss.
 */
export const writeAtomically = (file: string, content: string | Uint8Array): Promise<void> =>
  writeEach([{ file, content }]);

/** What is to be written into a file. */
export interface Written {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/**
 * Replaces files, each atomically, in this order. Everything that takes room on the disk is done before the first one
 * is replaced, so that a full disk changes nothing.
 */
export async function writeEach(files: readonly Written[]): Promise<void> {
  const drafts = files.map(({ file, content }) => ({
    file,
    content,
    folder: path.dirname(file),
    draft: path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`),
  }));
  try {
    for (const { draft, content } of drafts) await writeDurably(draft, content);
    for (const { draft, file, folder } of drafts) {
      await rename(draft, file);
      await syncFolder(folder);
    }
  } catch (error) {
    for (const { draft } of drafts) await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a new file that survives a power loss once the promise resolves. Creates its folder when missing. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a rename inside `folder` survive a power loss. Skipped on Windows, which cannot open folders and does not need
 * it.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
