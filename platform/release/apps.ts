import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contributions, noContributions } from '@berea/registry';
import { valid, validRange } from 'semver';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const version = z.string().refine((text) => valid(text) === text, 'must be a semantic version');
const range = z.string().refine((text) => text !== '' && validRange(text) !== null, 'must be a semver range');

/** `berea` in a remote's package.json. Read strictly: an unknown field is a mistake of its author. */
const offer = z.strictObject({
  owner: z.string().min(1),
  routes: z
    .array(
      z.strictObject({
        path: z.string(),
        access: z.enum(['open', 'signed-in']),
        expose: z.string(),
        screen: z.string(),
        role: z.string().min(1).optional(),
        prerender: z.boolean().default(false),
        sitemap: z.boolean().optional(),
        robots: z.boolean().optional(),
      }),
    )
    .min(1),
  /** Which versions of the shell's parts it works with. */
  hostApi: z.strictObject({ shellApi: range, ui: range }),
  /** The edge functions it calls, and the newest migration they were written against. */
  backend: z
    .strictObject({ functions: z.array(z.string()), migration: z.string().nullable() })
    .default({ functions: [], migration: null }),
  contributions: z.strictObject(contributions.shape).default(noContributions),
});

/** KB of brotli that a build may have: what the largest first screen needs, and all scripts and style sheets. */
const sizeBudget = z.strictObject({ firstKb: z.number().positive(), allKb: z.number().positive() });

const packageJson = z.object({ version, berea: offer.optional(), sizeBudget: sizeBudget.optional() });

/**
 * An app according to its package.json. Only remotes have `offer`: what the shell may use of them, and what they need.
 */
export interface App {
  /** 'reader': the folder under apps/. */
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly offer: z.infer<typeof offer> | undefined;
  /** How large its build may be; none: any size. */
  readonly sizeBudget: z.infer<typeof sizeBudget> | undefined;
}

/** All apps of the repository, sorted by name. */
export async function listApps(repository: string): Promise<App[]> {
  const parent = path.join(repository, 'apps');
  const names = (await readdir(parent, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readApp(parent, name)));
}

/** The app in a folder of this name. @throws ReleaseError that says what is wrong with its package.json */
export async function readApp(parent: string, name: string): Promise<App> {
  const folder = path.join(parent, name);
  const refuse = (why: string): never => {
    throw new ReleaseError(`apps/${name}/package.json cannot be released: ${why}`);
  };
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch((error: Error) => refuse(error.message));
  const parsed = packageJson.safeParse(parsedOr(text, refuse));
  if (!parsed.success) return refuse(z.prettifyError(parsed.error));
  return { name, folder, version: parsed.data.version, offer: parsed.data.berea, sizeBudget: parsed.data.sizeBudget };
}

function parsedOr(text: string, refuse: (why: string) => never): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** The remote with that name. @throws ReleaseError that lists the existing remotes when there is none */
export async function findRemote(repository: string, name: string): Promise<App> {
  const remotes = (await listApps(repository)).filter(({ offer: found }) => found);
  const found = remotes.find((remote) => remote.name === name);
  if (found) return found;
  throw new ReleaseError(
    `There is no remote named ${JSON.stringify(name)}; there are ${remotes.map((remote) => remote.name).join(', ') || 'none'}.`,
  );
}
