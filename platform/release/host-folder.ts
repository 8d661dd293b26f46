import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/registry';
// The registry's schemas are of `zod/mini`, which has no words for what is wrong. Full zod sets them for both.
import 'zod';
import { writeEach, type Written } from './atomic-write.ts';
import { inlineRegistry } from './index-html.ts';
import { emptyRegistry } from './registry-changes.ts';
import { ReleaseError } from './release-error.ts';
import { templateFile } from './shell-build.ts';

/** Paths of a host. `host` is served as it is; `release`, inside it, is the release tool's own state and is not served. */
export interface DataFolder {
  readonly host: string;
  readonly release: string;
}

/** The paths of a host in a folder of its own. */
export const hostFolder = (folder: string): DataFolder => ({ host: folder, release: path.join(folder, '.release') });

/** The paths of the host in a data folder. */
export const dataFolder = (root: string): DataFolder => hostFolder(path.join(root, 'host'));

const registryFile = (data: DataFolder): string => path.join(data.host, 'registry.json');

/**
 * The current registry; an empty one before the first release.
 * @throws ReleaseError when the file is damaged, or is missing where there were releases
 */
export async function readRegistry(data: DataFolder): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(registryFile(data), 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    if (await hadRegistry(data)) throw new ReleaseError(`${registryFile(data)} is missing; ${restore}`);
    return emptyRegistry(new Date());
  }
  const value = parseJson(text);
  return checked(value, (detail) => `${registryFile(data)} is damaged (${detail}); ${restore}`);
}

const restore = 'copy the newest good file of registry/history to it and raise its epoch by 1.';

/** Whether there was a registry that is gone. A first release that was killed leaves a first copy, and no page. */
async function hadRegistry({ host }: DataFolder): Promise<boolean> {
  const history = await readdir(path.join(host, 'registry/history')).catch(() => []);
  const copies = history.filter((file) => file.endsWith('.json') && !file.startsWith('.'));
  return copies.some((file) => !file.endsWith('-1.json')) || existsSync(path.join(host, 'index.html'));
}

/** A registry without anything that a page would leave out. @throws ReleaseError that says what is wrong */
function checked(value: unknown, message: (detail: string) => string): Registry {
  const parsed = parseRegistry(value);
  if (parsed.ok && parsed.problems.length === 0) return parsed.registry;
  throw new ReleaseError(message(parsed.ok ? parsed.problems.join('; ') : parsed.detail));
}

/** Refuses a registry that pages could not read. @throws ReleaseError that says what is wrong */
export function refuseUnreadable(registry: Registry): void {
  checked(JSON.parse(JSON.stringify(registry)), (detail) => `The registry would not be readable: ${detail}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes `registry` current; it passed `refuseUnreadable`. */
export const writeRegistry = async (data: DataFolder, registry: Registry): Promise<void> =>
  writeEach(await registryFiles(data, registry));

/**
 * What makes `registry` current, in the order in which it is written: the copy in the history, the file that pages
 * read, the page.
 */
export async function registryFiles(data: DataFolder, registry: Registry): Promise<Written[]> {
  const content = `${JSON.stringify(registry, undefined, 2)}\n`;
  const { epoch, revision } = registry;
  return [
    { file: path.join(data.host, 'registry/history', `${epoch}-${revision}.json`), content },
    { file: registryFile(data), content },
    ...(await pageFiles(data, registry)),
  ];
}

/**
 * `index.html`, from the current shell's template and the registry; nothing before the first shell. Writing it is
 * idempotent, so the next release completes one that was killed half-way.
 */
export async function pageFiles(data: DataFolder, registry: Registry): Promise<Written[]> {
  const shell = registry.shell?.stable;
  if (!shell) return [];
  const template = await readFile(path.join(data.host, 'shell', shell, templateFile), 'utf8');
  return [{ file: path.join(data.host, 'index.html'), content: inlineRegistry(template, shell, registry) }];
}
