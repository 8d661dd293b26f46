import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');

const manifest = z.object({
  berea: z.object({ chunks: z.record(z.string(), z.array(z.string())).optional() }).optional(),
});

/**
 * The files that belong to a late chunk, as the packages say in `berea.chunks` of their package.json: by the name of
 * the chunk, files, and folders with a slash at the end.
 * @param also further ones, from the root of the repository
 */
export function filesOfChunk(chunk: string, also: readonly string[] = []): RegExp {
  const own = globSync('libs/*/package.json', { cwd: repository }).flatMap((file) => {
    const { berea } = manifest.parse(JSON.parse(readFileSync(path.join(repository, file), 'utf8')));
    return (berea?.chunks?.[chunk] ?? []).map((one) => path.posix.join(path.dirname(file), one));
  });
  const patterns = [...also, ...own].map(
    (one) => one.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]') + (one.endsWith('/') ? '' : '$'),
  );
  return new RegExp(`[\\\\/](?:${patterns.join('|')})`);
}
