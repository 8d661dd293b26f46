import { storedValue } from '@berea/shell-api';
import { parseRegistry, type Registry } from '@berea/registry';
import { isShape, isWhole } from '@berea/validation';
import { forVisitor } from './visitor.ts';

/** A copy of the last registry that could be read. `readable` decides whether this release can still read it. */
const lastGood = storedValue('registry', (stored): unknown => stored, { former: { key: 'berea-registry' } });

/** What can be read of a registry; what cannot is left out, and the console says so. */
function readable(value: unknown): Registry | undefined {
  if (value === undefined || value === null) return undefined;
  const result = parseRegistry(value);
  for (const problem of result.ok ? result.problems : [result.detail]) console.warn(`Registry: ${problem}`);
  return result.ok ? result.registry : undefined;
}

function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

const inPage = (): Registry | undefined => readable(jsonIn(document.getElementById('berea-registry')?.textContent));

/** The complete registry, from the host. Undefined when it does not come within 5 s or cannot be read. */
export async function registryOfHost(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return answer.ok ? readable(jsonIn(await answer.text())) : undefined;
  } catch {
    return undefined;
  }
}

/** When a registry was written. */
type Written = Pick<Registry, 'epoch' | 'revision'>;
const isWritten = isShape<Written>({ epoch: isWhole(), revision: isWhole(1) });

/** Whether `stored` is a later state of the same host than `found`: the page came from an old cache. */
const isNewer = (stored: unknown, found: Written): boolean =>
  isWritten(stored) && stored.epoch === found.epoch && stored.revision > found.revision;

/**
 * Finds the registry to use until the next page load: inlined in the page by the host, else fetched from the host
 * (timeout 5 s), else the last copy stored in this browser, which is also used when it is newer. Undefined if all
 * three are missing; the shell still starts.
 * @returns the registry as this visitor gets it
 */
export async function findRegistry(): Promise<Registry | undefined> {
  const found = inPage() ?? (await registryOfHost());
  const stored = lastGood.read();
  const kept = !found || isNewer(stored, found) ? readable(stored) : undefined;
  if (kept) return forVisitor(kept);
  if (!found) return undefined;
  lastGood.write(found);
  return forVisitor(found);
}
