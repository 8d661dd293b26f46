import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { App } from '../apps.ts';
import { ReleaseError } from '../release-error.ts';
import type { RemoteBuild } from '../remote-build.ts';
import { templateFile, type ShellBuild } from '../shell-build.ts';

const brotli = promisify(brotliCompress);

const loaded = /\.(?:js|css)$/;

/** What a first screen needs: of a remote, its entry and the scripts of the route that has most; of the shell, what its page names. */
async function firstFiles(build: RemoteBuild | ShellBuild): Promise<string[][]> {
  if ('version' in build) {
    const { entry, routes } = build.version;
    return routes.map(({ preload }) => [...new Set([entry, ...preload])]);
  }
  const page = await readFile(path.join(build.dist, templateFile), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/shell\/__HASH__\/([^"]+)"/g)].map(([, file]) => file!);
  return [[...new Set(named)].filter((file) => loaded.test(file))];
}

/** The sizes of a build in KB, compressed with brotli: the largest first screen, and all scripts and style sheets. */
export async function sizesOf(build: RemoteBuild | ShellBuild): Promise<{ firstKb: number; allKb: number }> {
  // The build for the server is not loaded by a browser.
  const files = Object.keys(build.content.files).filter((file) => loaded.test(file) && !file.startsWith('server/'));
  const sizes = new Map<string, number>();
  for (const file of files) {
    const bytes = await readFile(path.join(build.dist, file));
    sizes.set(file, (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })).length);
  }
  const sum = (some: readonly string[]): number =>
    some.reduce((total, file) => total + (sizes.get(file) ?? 0), 0) / 1024;
  return { firstKb: Math.max(...(await firstFiles(build)).map(sum)), allKb: sum(files) };
}

/** Refuses a build that is larger than the `sizeBudget` of its package.json. @throws ReleaseError with both sizes */
export async function refuseOversize(app: App, build: RemoteBuild | ShellBuild): Promise<void> {
  if (!app.sizeBudget) return;
  const sizes = await sizesOf(build);
  const words = { firstKb: 'its first screen', allKb: 'all its scripts and style sheets' } as const;
  const over = (['firstKb', 'allKb'] as const)
    .filter((part) => sizes[part] > app.sizeBudget![part])
    .map((part) => `${words[part]}: ${sizes[part].toFixed(1)} KB of ${app.sizeBudget![part]} KB`);
  if (over.length > 0)
    throw new ReleaseError(
      `${app.name} is larger than "sizeBudget" in apps/${app.name}/package.json allows (brotli): ${over.join('; ')}.`,
    );
}
