import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-write.ts';
import { readContent } from './content.ts';

/**
 * Whether a build would change anything, answered in a fraction of a second. nx knows it too, and more finely, but takes
 * 1.5 seconds of processor time to say so, which every start would pay.
 */
const stamps = z.record(z.string(), z.object({ inputs: z.string(), dist: z.string() }));

const inputs = ['apps', 'libs', 'tools/bundler', 'package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const notInputs = new Set(['node_modules', 'dist', 'storybook-static']);

const stampFile = (repository: string): string => path.join(repository, 'node_modules/.cache/berea/builds.json');

/** The apps among `apps` whose sources, or whose dist folder, are not those of their last build. */
export async function staleApps(repository: string, apps: readonly string[]): Promise<string[]> {
  const [known, now] = await Promise.all([readStamps(repository), hashInputs(repository)]);
  const stale = await Promise.all(apps.map(async (app) => known[app]?.inputs !== now || known[app].dist !== (await distOf(repository, app))));
  return apps.filter((_, index) => stale[index]);
}

/** Remembers that the dist folders of `apps` come from the sources as they were before the build. */
export async function stampBuilds(repository: string, apps: readonly string[], inputsBefore: string): Promise<void> {
  const fresh = await Promise.all(apps.map(async (app) => [app, { inputs: inputsBefore, dist: (await distOf(repository, app)) ?? '' }] as const));
  await writeAtomically(stampFile(repository), JSON.stringify({ ...(await readStamps(repository)), ...Object.fromEntries(fresh) }));
}

/** One hash over everything that a build reads. */
export async function hashInputs(repository: string): Promise<string> {
  const hash = createHash('sha256').update(process.env['NODE_ENV'] ?? '');
  for (const input of inputs) await addToHash(hash, repository, input);
  return hash.digest('hex');
}

async function addToHash(hash: Hash, repository: string, name: string): Promise<void> {
  const place = path.join(repository, name);
  if (!(await stat(place)).isDirectory()) {
    hash.update(`${name}\0`).update(await readFile(place)).update('\0');
    return;
  }
  for (const child of (await readdir(place)).sort()) {
    if (!notInputs.has(child)) await addToHash(hash, repository, `${name}/${child}`);
  }
}

async function distOf(repository: string, app: string): Promise<string | undefined> {
  try {
    return (await readContent(path.join(repository, 'apps', app, 'dist'))).id;
  } catch {
    return undefined;
  }
}

async function readStamps(repository: string): Promise<z.infer<typeof stamps>> {
  try {
    return stamps.parse(JSON.parse(await readFile(stampFile(repository), 'utf8')));
  } catch {
    return {};
  }
}
