import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Where a package is installed for code in `from`. Not `require.resolve('x/package.json')`: a package whose `exports` leave
 * its package.json out refuses that.
 */
export function packageFolder(name: string, from: string): string {
  const paths = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths
    .map((modules) => path.join(modules, name))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (!folder) throw new Error(`The package ${name} is not installed for ${from}.`);
  return folder;
}
