import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baseConfig } from './base.ts';
import { runCompiler } from './run-compiler.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'berea-zod-'));
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a script for the browser, as the shell and the remotes are built. */
const build = (script: string): Promise<void> => {
  writeFileSync(path.join(folder, 'main.ts'), script);
  return runCompiler({ ...baseConfig(folder), entry: { main: './main.ts' } });
};

it.each([
  ['zod', "import { z } from 'zod'; console.log(z.string().parse('a'));"],
  ['zod/v4', "import { z } from 'zod/v4'; console.log(z.string().parse('a'));"],
  ['zod/v3', "import { z } from 'zod/v3'; console.log(z.string().parse('a'));"],
])('a build for the browser fails when %s is in it', async (_, script) => {
  await expect(build(script)).rejects.toThrow(/Full zod is in a build for the browser/);
});

it('of zod/mini, a build for the browser has only what it uses; types of zod leave nothing', async () => {
  await build(
    "import type { ZodType } from 'zod'; import * as z from 'zod/mini'; console.log(z.string().parse('a') satisfies ZodType['_output']);",
  );
  const [script] = readdirSync(path.join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  expect(statSync(path.join(folder, 'dist', script!)).size).toBeLessThan(20_000);
});
