import type { RemoteVersion } from '@berea/registry';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Release } from './match.ts';
import { registryOfHost } from './registry.ts';

/** Absolute address of a file → its Subresource Integrity value. Filled from the registry before a remote is loaded. */
const known = new Map<string, string>();

/** For a script without a known hash, which must not run. (An empty value would be ignored.) */
const matchesNothing = `sha256-${'A'.repeat(43)}=`;

const absolute = (base: string, file: string): string => new URL(base + file, location.origin).href;

/** Makes the hashes of a version's files known. */
export function expectFiles({ base, files }: RemoteVersion): void {
  for (const [file, hash] of Object.entries(files)) known.set(absolute(base, file), hash);
}

/**
 * Sets the hash on the scripts that the federation runtime creates: entries. Scripts that an entry loads carry the
 * hashes that were built into it. A script whose content differs is not run.
 */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'berea-integrity',
  createScript({ url }) {
    const integrity = known.get(new URL(url, location.href).href);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity ?? matchesNothing;
    return script;
  },
};

/** Whether bytes have this hash: 'sha256-…', or 'sha384-…' of versions that were published before. */
async function has(bytes: ArrayBuffer, hash: string): Promise<boolean> {
  const algorithm = hash.startsWith('sha384-') ? '384' : '256';
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${algorithm}`, bytes));
  return `sha${algorithm}-${btoa(String.fromCharCode(...digest))}` === hash;
}

async function differs(address: string, expected: string): Promise<boolean> {
  try {
    // Past the browser's cache, and into it: a file that was changed on an earlier way would be kept for a year.
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(5_000) });
    return answer.ok && !(await has(await answer.arrayBuffer(), expected));
  } catch {
    return false;
  }
}

/**
 * Whether the host sends other bytes for a script or style sheet of this release than were published. A failed
 * integrity check and a lost network fire the same event, so the files are fetched and compared.
 */
export async function isChanged({ remote, id, version: inPage }: Release): Promise<boolean> {
  // The page's copy has the hashes of the first files only.
  const complete = (await registryOfHost())?.remotes[remote]?.versions[id] ?? inPage;
  const files = Object.entries(complete.files).filter(([file]) => /\.(?:js|css)$/.test(file));
  const changed = await Promise.all(files.map(([file, hash]) => differs(absolute(complete.base, file), hash)));
  return changed.includes(true);
}
