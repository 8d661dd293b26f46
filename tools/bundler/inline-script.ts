import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type RspackOptions, type Stats } from '@rspack/core';

/** One classic script without imports, small enough to stand in the page. */
const options = (file: string, folder: string): RspackOptions => ({
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
    const compiler = rspack(options(file, folder));
    const stats = await new Promise<Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? `${file} was not compiled.`);
    const code = (await readFile(path.join(folder, 'script.js'), 'utf8')).trim();
    if (/<\/script/i.test(code)) throw new Error(`${file} would end the script element that holds it.`);
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}
