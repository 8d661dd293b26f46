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

function keep(registry: Registry): Registry {
  try {
    localStorage.setItem(storageKey, JSON.stringify(registry));
  } catch {
    // The copy for bad days is a convenience.
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
 * The registry for the life of this page: as the host wrote it into the page, otherwise as it answers, otherwise the
 * last good copy of this browser. Undefined when there is none of the three: the shell still starts.
 */
export async function findRegistry(): Promise<Registry | undefined> {
  const registry = inPage() ?? (await fromHost());
  return registry ? keep(registry) : lastGood();
}
