import { storedValue } from '@berea/shell-api';
import { parseRegistry, type Registry } from '@berea/validation';
import * as z from 'zod/mini';
import { forVisitor } from './visitor.ts';

/** A copy of the last registry that could be read. `usable` decides whether this release can still read it. */
const lastGood = storedValue('registry', z.unknown(), { former: { key: 'berea-registry' } });

function usable(value: unknown): Registry | undefined {
  if (value === undefined || value === null) return undefined;
  const parsed = parseRegistry(value);
  for (const problem of parsed.ok ? parsed.problems : [parsed.detail]) console.warn(`Registry: ${problem}`);
  return parsed.ok ? parsed.registry : undefined;
}

function parseText(text: string | null | undefined): Registry | undefined {
  try {
    return usable(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

const inPage = (): Registry | undefined => parseText(document.getElementById('berea-registry')?.textContent);

/** The complete registry, from the host. Undefined when it does not come within 5 s or cannot be read. */
export async function registryOfHost(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return answer.ok ? parseText(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `stored` is a later state of the same host than `found`: the page came from an old cache. */
const isNewer = (stored: Registry, found: Registry): boolean =>
  stored.epoch === found.epoch && stored.revision > found.revision;

/**
 * Finds the registry to use until the next page load: inlined in the page by the host, else fetched from the host
 * (timeout 5 s), else the last copy stored in this browser, which is also used when it is newer. Undefined if all
 * three are missing; the shell still starts.
 * @returns the registry as this visitor gets it
 */
export async function findRegistry(): Promise<Registry | undefined> {
  const found = inPage() ?? (await registryOfHost());
  const stored = usable(lastGood.read());
  if (!found || (stored && isNewer(stored, found))) return stored && forVisitor(stored);
  lastGood.write(found);
  return forVisitor(found);
}
