import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/validation';
// The registry's schemas are of `zod/mini`, which has no words for what is wrong. Full zod sets them for both.
import 'zod';
import { writeAtomically } from './atomic-write.ts';
import { inlineRegistry } from './index-html.ts';
import { emptyRegistry } from './registry-changes.ts';
import { ReleaseError } from './release-error.ts';
import { templateFile } from './shell-build.ts';

/** Paths of a host. `host` is served as it is; `release`, inside it, is the release tool's own state and is not served. */
export interface DataFolder {
  readonly host: string;
  readonly release: string;
  /** Where an earlier release tool kept its state. */
  readonly formerRelease?: string;
}

/** The paths of a host in a folder of its own. */
export const hostFolder = (folder: string): DataFolder => ({ host: folder, release: path.join(folder, '.release') });

/** The paths of the host in a data folder. */
export const dataFolder = (root: string): DataFolder => ({
  ...hostFolder(path.join(root, 'host')),
  formerRelease: path.join(root, 'release'),
});

const registryFile = (data: DataFolder): string => path.join(data.host, 'registry.json');

/** The current registry; an empty one before the first release. @throws ReleaseError when the file is damaged */
export async function readRegistry(data: DataFolder): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(registryFile(data), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyRegistry(new Date());
    throw error;
  }
  const value = parseJson(text);
  // An earlier release wrote schema 1, which said too little to be continued: the host is set up again, in a new epoch.
  if (typeof value === 'object' && value !== null && 'schema' in value && value.schema === 1)
    return emptyRegistry(new Date());
  return checked(
    value,
    (detail) =>
      `${registryFile(data)} is damaged (${detail}); copy the newest good file of registry/history over it and raise its epoch by 1.`,
  );
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

/**
 * Makes `registry` current; it passed `refuseUnreadable`. Writes the copy in the history first, then the file that
 * pages read, then the page.
 */
export async function writeRegistry(data: DataFolder, registry: Registry): Promise<void> {
  const text = `${JSON.stringify(registry, undefined, 2)}\n`;
  const { epoch, revision } = registry;
  await writeAtomically(path.join(data.host, 'registry/history', `${epoch}-${revision}.json`), text);
  await writeAtomically(registryFile(data), text);
  await writePage(data, registry);
}

/**
 * Writes `index.html` from the current shell's template and the registry. Does nothing before the first shell. The
 * operation is idempotent, so the next release completes one that was killed half-way.
 */
export async function writePage(data: DataFolder, registry: Registry): Promise<void> {
  const shell = registry.shell?.stable;
  if (!shell) return;
  const template = await readFile(path.join(data.host, 'shell', shell, templateFile), 'utf8');
  await writeAtomically(path.join(data.host, 'index.html'), inlineRegistry(template, shell, registry));
}
