import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file atomically: a reader sees the old or the new content, never a mixture. Once the promise resolves, the
 * new content survives a power loss.
 */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  const draft = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeDurably(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
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
