import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { runCompiler } from './run-compiler.ts';

/** One classic script without imports, small enough to stand in the page. */
const options = (file: string, folder: string): Configuration => ({
  mode: 'production',
  context: path.dirname(file),
  target: ['web', 'es2022'],
  entry: { script: file },
  output: { path: folder, filename: '[name].js' },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      { test: /\.ts$/, loader: 'builtin:swc-loader', options: { detectSyntax: 'auto', jsc: { target: 'es2022' } } },
    ],
  },
  devtool: false,
});

/** Compiles a TypeScript file and what it imports into one script. @throws Error with the compiler's messages */
export async function compileInline(file: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-inline-'));
  try {
    await runCompiler(options(file, folder));
    const code = (await readFile(path.join(folder, 'script.js'), 'utf8')).trim();
    if (/<\/script/i.test(code)) throw new Error(`${file} would end the script element that holds it.`);
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}
