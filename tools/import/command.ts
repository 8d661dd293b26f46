import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');
const manifest = z.object({ scripts: z.object({ import: z.string() }) });

/** The arguments of node in the script `import` of package.json: the flags that bound its memory, and the file. */
export async function importCommand(): Promise<string[]> {
  const { scripts } = manifest.parse(JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')));
  return scripts.import.split(' ').slice(1);
}
