import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const functions = path.resolve(import.meta.dirname, '../functions');
const importMap = z.object({ imports: z.record(z.string(), z.string()) });

/**
 * What a file imports. Read by a pattern, because the kept lexers of modules (es-module-lexer) read JavaScript only, and every
 * source is formatted alike.
 */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, always, later]) => (always ?? later)!);

const { imports } = importMap.parse(JSON.parse(readFileSync(path.join(functions, 'deno.json'), 'utf8')));

/** The names that the files of the functions import, themselves or through others. */
function importedNames(): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) read(path.resolve(path.dirname(file), name));
      else if (!name.startsWith('node:')) {
        names.add(name);
        if (imports[name]?.startsWith('.')) read(path.resolve(functions, imports[name]));
      }
    }
  };
  for (const file of globSync('*/index.ts', { cwd: functions })) read(path.join(functions, file));
  return [...names].sort();
}

it('the import map of the functions has what they import, and nothing else', () => {
  expect(Object.keys(imports).sort()).toEqual(importedNames());
});
