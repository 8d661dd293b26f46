import { parseRegistry, type Registry } from '@berea/validation';

const storageKey = 'berea-registry';

const parseText = (text: string | null | undefined): Registry | undefined => {
  try {
    const parsed = parseRegistry(JSON.parse(text ?? 'null'));
    if (!parsed.ok && text) console.warn(`Registry not usable (${parsed.reason}): ${parsed.detail}`);
    return parsed.ok ? parsed.registry : undefined;
  } catch {
    return undefined;
  }
};

const inPage = (): Registry | undefined => parseText(document.getElementById('berea-registry')?.textContent);

const lastGood = (): Registry | undefined => {
  try {
    return parseText(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
};

function store(registry: Registry): Registry {
  try {
    localStorage.setItem(storageKey, JSON.stringify(registry));
  } catch {
    // Storage may be full or blocked. The fallback copy is optional.
  }
  return registry;
}

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
  return registry ? store(registry) : lastGood();
}
