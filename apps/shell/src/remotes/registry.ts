import { storedValue } from '@berea/shell-api';
import { parseRegistry, type Registry } from '@berea/validation';
import { z } from 'zod';

/** A copy of the last valid registry. `usable` decides whether this release can still read it. */
const lastGood = storedValue('registry', z.unknown(), { former: { key: 'berea-registry' } });

function usable(value: unknown): Registry | undefined {
  if (value === undefined || value === null) return undefined;
  const parsed = parseRegistry(value);
  if (!parsed.ok) console.warn(`Registry not usable (${parsed.reason}): ${parsed.detail}`);
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

async function fromHost(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return answer.ok ? parseText(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the registry to use until the next page load: inlined in the page by the host, else fetched from the host
 * (timeout 5 s), else the last valid copy stored in this browser. Undefined if all three are missing; the shell still
 * starts.
 */
export async function findRegistry(): Promise<Registry | undefined> {
  const registry = inPage() ?? (await fromHost());
  if (!registry) return usable(lastGood.read());
  lastGood.write(registry);
  return registry;
}
