import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Takes the rights of everybody but the owner from a folder and all in it. What was made before the start set its umask
 * was readable by everybody, and the database's files were writable.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  // A link has no rights of its own, and leads out of the folder.
  const own = inside.filter((entry) => !entry.isSymbolicLink());
  for (const place of [folder, ...own.map(({ parentPath, name }) => path.join(parentPath, name))]) {
    // What another program took away meanwhile is nobody's any more.
    const found = await lstat(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (found && found.mode & 0o077) await chmod(place, found.mode & 0o700);
  }
}
