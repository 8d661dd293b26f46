import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');

const manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });

/** What a build never reads. */
const ignored = [
  '**/*.md',
  '**/node_modules/**',
  '**/dist/**',
  '**/.*/**',
  '**/*.test.*',
  '**/*.stories.tsx',
  '**/testing/**',
];

/** The folders of an app and of every package of this repository that it is made from. */
function sourceFolders(appFolder: string): string[] {
  const read = (folder: string) => manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const libraries = new Map(
    globSync('{libs/*,platform/registry}/package.json', { cwd: repository }).map((file) => {
      const folder = path.join(repository, path.dirname(file));
      return [read(folder).name, folder] as const;
    }),
  );
  const found = new Set<string>();
  const visit = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    for (const name of Object.keys(read(folder).dependencies)) {
      const library = libraries.get(name);
      if (library) visit(library);
    }
  };
  visit(appFolder);
  return [...found];
}

/**
 * 12 hex digits over everything that a build of the app is made from: its sources, those of our libraries that it
 * uses, the bundler's configuration, and the versions of installed packages. Known before the build, unlike the hash
 * of its output, so that the output can contain it.
 */
export function inputHash(appFolder: string, mode: string): string {
  const whole = createHash('sha256').update(`${mode}\n`);
  const files = [...sourceFolders(appFolder), import.meta.dirname]
    .flatMap((cwd) => globSync('**/*.*', { cwd, exclude: ignored }).map((file) => path.join(cwd, file)))
    .concat(path.join(repository, 'package-lock.json'))
    .map((file) => path.relative(repository, file).split(path.sep).join('/'))
    .sort();
  for (const file of files)
    whole
      .update(`${file}\0`)
      .update(readFileSync(path.join(repository, file)))
      .update('\0');
  return whole.digest('hex').slice(0, 12);
}
