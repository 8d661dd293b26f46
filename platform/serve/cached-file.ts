import { lstat, readFile } from 'node:fs/promises';

/** A file that was written more recently may be written again within the same tick of the file system's clock. */
const settledMs = 1_000;

/**
 * Reads a text file that a release may replace: on each call it is asked whether it is another one, and read only then.
 * @returns undefined while there is none, and for a link, which may lead to anything
 */
export function cachedFile(file: string): () => Promise<string | undefined> {
  let kept: { readonly version: string; readonly text: string } | undefined;
  return async () => {
    try {
      const found = await lstat(file);
      if (!found.isFile()) return undefined;
      const { mtimeMs, ctimeMs, size, ino } = found;
      const version = [mtimeMs, ctimeMs, size, ino].join(' ');
      if (kept?.version === version) return kept.text;
      const text = await readFile(file, 'utf8');
      kept = Date.now() - ctimeMs > settledMs ? { version, text } : undefined;
      return text;
    } catch {
      return undefined;
    }
  };
}
