import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, writeDurably } from './atomic-write.ts';
import { readContent, type Content } from './content.ts';
import { precompress } from './precompress.ts';

/**
 * Copies a build into its immutable version directory, completely or not at all. A directory with exactly this content
 * is left alone; a damaged one is replaced.
 *
 * Files that compress well get `.br` and `.gz` copies. These are not part of the content (not hashed, not listed): the
 * browser checks integrity after decoding, and any host may create its own.
 * @returns whether the directory had to be written
 */
export async function placeDirectory(from: string, to: string, content: Content): Promise<boolean> {
  if (await holds(to, content)) return false;
  const parent = path.dirname(to);
  const draft = path.join(parent, `.${path.basename(to)}.${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    for (const file of Object.keys(content.files))
      await writeDurably(path.join(draft, file), await readFile(path.join(from, file)));
    await precompress(draft, from);
    await rm(to, { recursive: true, force: true });
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(parent);
  return true;
}

async function holds(folder: string, content: Content): Promise<boolean> {
  try {
    return (await readContent(folder)).id === content.id;
  } catch {
    return false;
  }
}
