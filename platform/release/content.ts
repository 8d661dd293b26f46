import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The content of a folder. `files` maps each path under the folder (with `/`, sorted) to its Subresource Integrity
 * value (sha256: shorter than others, and as safe against a second file with the same hash).
 */
export interface Content {
  /** 12 hex digits computed from every path and every byte: the same content has the same id on every machine. */
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Reads and hashes every file under `folder`, except those named in `leaveOut` and precompressed copies. */
export async function readContent(folder: string, leaveOut: readonly string[] = []): Promise<Content> {
  const whole = createHash('sha256');
  const files: Record<string, string> = {};
  for (const file of await listFiles(folder)) {
    if (leaveOut.includes(file)) continue;
    const bytes = await readFile(path.join(folder, file));
    const digest = createHash('sha256').update(bytes).digest('base64');
    whole.update(`${file}\0${digest}\n`);
    files[file] = `sha256-${digest}`;
  }
  return { id: whole.digest('hex').slice(0, 12), files };
}

/**
 * Every file under `folder` by relative path, sorted. `.br` and `.gz` are left out because they are derived from other
 * files.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
