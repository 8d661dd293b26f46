import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The folder where a package is installed, as resolved from `from`. Does not use `require.resolve('x/package.json')`,
 * which fails for a package whose `exports` omit its package.json.
 * @throws Error when the package is not installed
 */
export function packageFolder(name: string, from: string): string {
  const paths = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = paths
    .map((modules) => path.join(modules, name))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (!folder) throw new Error(`The package ${name} is not installed for ${from}.`);
  return folder;
}
