import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryRoute } from '@berea/validation';
import { valid, validRange } from 'semver';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const routes = z.array(z.object({ path: z.string(), access: z.enum(['open', 'signed-in']) }));

const version = z.string().refine((text) => valid(text) === text, 'must be a semantic version');
const hostApi = z.string().refine((text) => text !== '' && validRange(text) !== null, 'must be a semver range');

const packageJson = z.object({ version, berea: z.object({ routes, hostApi }).optional() });

/**
 * An app according to its package.json. Only remotes have `offer`: the routes they serve and the host version they
 * need.
 */
export interface App {
  /** 'reader': the folder under apps/. */
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly offer: { readonly routes: readonly RegistryRoute[]; readonly hostApi: string } | undefined;
}

/** All apps of the repository, sorted by name. */
export async function listApps(repository: string): Promise<App[]> {
  const parent = path.join(repository, 'apps');
  const names = (await readdir(parent, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readApp(parent, name)));
}

async function readApp(parent: string, name: string): Promise<App> {
  const folder = path.join(parent, name);
  const parsed = packageJson.safeParse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  if (!parsed.success)
    throw new ReleaseError(`apps/${name}/package.json cannot be released: ${z.prettifyError(parsed.error)}`);
  return { name, folder, version: parsed.data.version, offer: parsed.data.berea };
}

/** The remote with that name. @throws ReleaseError that lists the existing remotes when there is none */
export async function findRemote(repository: string, name: string): Promise<App> {
  const remotes = (await listApps(repository)).filter(({ offer }) => offer);
  const found = remotes.find((remote) => remote.name === name);
  if (found) return found;
  throw new ReleaseError(
    `There is no remote named ${JSON.stringify(name)}; there are ${remotes.map((remote) => remote.name).join(', ') || 'none'}.`,
  );
}
