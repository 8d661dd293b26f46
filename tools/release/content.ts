import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a folder holds. `files`: path under the folder, with `/`, sorted → Subresource Integrity value (sha384). */
export interface Content {
  /** 12 hex digits over every path and every byte: the same content has the same id, on every machine. */
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Reads and hashes every file under `folder`, without those that `leaveOut` names and without precompressed siblings. */
export async function readContent(folder: string, leaveOut: readonly string[] = []): Promise<Content> {
  const whole = createHash('sha256');
  const files: Record<string, string> = {};
  for (const file of await listFiles(folder)) {
    if (leaveOut.includes(file)) continue;
    const bytes = await readFile(path.join(folder, file));
    const digest = createHash('sha384').update(bytes).digest('base64');
    whole.update(`${file}\0${digest}\n`);
    files[file] = `sha384-${digest}`;
  }
  return { id: whole.digest('hex').slice(0, 12), files };
}

/** Every file under `folder` by its relative path, sorted; `.br` and `.gz` are made from the others and left out. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
