import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Sixteen hexadecimal digits that change with the names and the contents of files. @param files from `folder` */
export function fingerprintOfFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
