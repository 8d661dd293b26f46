import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/registry';
import { cachedFile } from './cached-file.ts';

/**
 * Reads the registry of a host folder: on each call, so that a release needs no restart; parsed again when it changed.
 * A damaged one leaves the last good one in use.
 * @param tell told once of a damaged one
 * @returns undefined before anything good is published
 */
export function registryReader(folder: string, tell: (line: string) => void): () => Promise<Registry | undefined> {
  const file = path.join(folder, 'registry.json');
  const readText = cachedFile(file);
  let text: string | undefined;
  let registry: Registry | undefined;
  return async () => {
    const read = await readText();
    if (read === text) return registry;
    text = read;
    if (read === undefined) return (registry = undefined);
    const parsed = parseRegistryText(read);
    if (parsed.ok) return (registry = parsed.registry);
    tell(`${file} is damaged; the last good one is used, if there is one. npm run release -- verify says more.`);
    return registry;
  };
}

/** As `parseRegistry`, of what may be no JSON. */
export function parseRegistryText(text: string): ReturnType<typeof parseRegistry> {
  try {
    return parseRegistry(JSON.parse(text));
  } catch (error) {
    return { ok: false, detail: (error as Error).message };
  }
}
