import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/validation';
import { writeAtomically } from './atomic-write.ts';
import { inlineRegistry } from './index-html.ts';
import { ReleaseError } from './release-error.ts';
import { readShellPointer, templateFile } from './shell-pointer.ts';

/** Paths in the data folder. `host` is served as it is; `release` is the release tool's own state. */
export interface DataFolder {
  readonly host: string;
  readonly release: string;
}

/** The paths under a data folder. */
export const dataFolder = (root: string): DataFolder => ({
  host: path.join(root, 'host'),
  release: path.join(root, 'release'),
});

const registryFile = (data: DataFolder): string => path.join(data.host, 'registry.json');

/** The current registry; undefined before the first release. @throws ReleaseError when the file is damaged */
export async function readRegistry(data: DataFolder): Promise<Registry | undefined> {
  let text: string;
  try {
    text = await readFile(registryFile(data), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = parseRegistry(parseJson(text));
  if (parsed.ok) return parsed.registry;
  throw new ReleaseError(
    `${registryFile(data)} is damaged (${parsed.detail}); copy the newest good file of registry/history over it.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes `registry` current. Writes the copy in the history first, then the file that pages read, then the page. */
export async function writeRegistry(data: DataFolder, registry: Registry): Promise<void> {
  const checked = parseRegistry(registry);
  if (!checked.ok) throw new ReleaseError(`The registry would not be valid: ${checked.detail}`);
  const text = `${JSON.stringify(checked.registry, undefined, 2)}\n`;
  await writeAtomically(path.join(data.host, 'registry/history', `${registry.revision}.json`), text);
  await writeAtomically(registryFile(data), text);
  await writePage(data, checked.registry);
}

/**
 * Writes `index.html` from the current shell's template and the registry. Does nothing before the first shell. The
 * operation is idempotent, so the next release completes one that was killed half-way.
 */
export async function writePage(data: DataFolder, registry: Registry | undefined): Promise<void> {
  const shell = (await readShellPointer(data.release))?.stable;
  if (!shell) return;
  const template = await readFile(templateFile(data.release, shell), 'utf8');
  await writeAtomically(path.join(data.host, 'index.html'), inlineRegistry(template, shell, registry));
}
