import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const functions = path.resolve(import.meta.dirname, '../functions');
const importMap = z.object({ imports: z.record(z.string(), z.string()) });

/**
 * What a file imports that is there when it runs: `import type` is gone by then. Read by a pattern, because the kept lexers of
 * modules (es-module-lexer) read JavaScript only, and every source is formatted alike.
 */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, always, later]) => (always ?? later)!);

/** The names that the files of a function import, itself or through others, and that its import map does not have. */
function missingIn(folder: string): string[] {
  const { imports } = importMap.parse(JSON.parse(readFileSync(path.join(folder, 'deno.json'), 'utf8')));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) read(path.resolve(path.dirname(file), name));
      else if (imports[name]?.startsWith('.')) read(path.resolve(folder, imports[name]));
      else if (imports[name] === undefined && !name.startsWith('node:')) missing.add(name);
    }
  };
  read(path.join(folder, 'index.ts'));
  return [...missing];
}

describe('the import map of a function', () => {
  const folders = globSync('*/deno.json', { cwd: functions }).map((file) => path.join(functions, path.dirname(file)));

  it.each(folders.map((folder) => [path.basename(folder), folder]))('%s has all that it imports', (_, folder) => {
    expect(existsSync(path.join(folder, 'index.ts'))).toBe(true);
    expect(missingIn(folder)).toEqual([]);
  });
});
