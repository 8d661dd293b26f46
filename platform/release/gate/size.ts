import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { App } from '../apps.ts';
import { ReleaseError } from '../release-error.ts';
import type { RemoteBuild } from '../remote-build.ts';
import { templateFile } from '../shell-build.ts';

const brotli = promisify(brotliCompress);

const loaded = /\.(?:js|css)$/;

/** What is measured of a build, and of a version that is on a host. */
interface Measured {
  readonly dist: string;
  readonly content: Pick<RemoteBuild['content'], 'files'>;
  /** Of a remote. */
  readonly version?: Pick<RemoteBuild['version'], 'entry' | 'routes'>;
}

interface Sizes {
  readonly firstKb: number;
  readonly allKb: number;
}

/** What a first screen needs: of a remote, its entry and the scripts of the route that has most; of the shell, what its page names. */
async function firstFiles(build: Measured): Promise<string[][]> {
  if (build.version) {
    const { entry, routes } = build.version;
    return routes.map(({ preload }) => [...new Set([entry, ...preload])]);
  }
  const page = await readFile(path.join(build.dist, templateFile), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/shell\/__HASH__\/([^"]+)"/g)].map(([, file]) => file!);
  return [[...new Set(named)].filter((file) => loaded.test(file))];
}

/** The sizes of a build in KB, compressed with brotli: the largest first screen, and all scripts and style sheets. */
export async function sizesOf(build: Measured): Promise<Sizes> {
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

const words = { firstKb: 'its first screen', allKb: 'all its scripts and style sheets' } as const;

/** The parts of a build that are larger than a limit, in words. */
const over = (sizes: Sizes, limit: Sizes, limitIs: (kb: string) => string): string =>
  (['firstKb', 'allKb'] as const)
    .filter((part) => sizes[part] > limit[part])
    .map((part) => `${words[part]}: ${sizes[part].toFixed(1)} KB ${limitIs(limit[part].toFixed(1))}`)
    .join('; ');

/** How much a build may be larger than the released one without a word about it. */
const grown = (kb: number): number => kb + Math.max(kb * 0.1, 5);

/** How a build is compared with what is released. */
export interface Comparison {
  /** The version that everybody gets; undefined before the first release. */
  readonly released: Measured | undefined;
  /** What is said of this release. */
  readonly note: string | null;
}

/**
 * Refuses a build that is larger than the `sizeBudget` of its package.json, or much larger than the released one without
 * a note that says why.
 * @throws ReleaseError with both sizes
 */
export async function refuseOversize(app: App, build: Measured, { released, note }: Comparison): Promise<void> {
  const sizes = await sizesOf(build);
  const tooLarge = app.sizeBudget ? over(sizes, app.sizeBudget, (kb) => `of ${kb} KB`) : '';
  if (tooLarge)
    throw new ReleaseError(
      `${app.name} is larger than "sizeBudget" in apps/${app.name}/package.json allows (brotli): ${tooLarge}.`,
    );
  if (!released || note !== null) return;
  const was = await sizesOf(released);
  const limit = { firstKb: grown(was.firstKb), allKb: grown(was.allKb) };
  const tooMuch = over(sizes, limit, (kb) => `where ${kb} KB would be a tenth, or 5 KB, more`);
  if (tooMuch)
    throw new ReleaseError(
      `${app.name} is much larger than what is released (brotli): ${tooMuch}. Say why with --note, or make it smaller.`,
    );
}
