/** '/r/reader/1.2.0-abc123/157.js' and '/shell/0123456789ab/12.js': the version is the folder of the file. */
const versionIn = (address: string): string => new URL(address, location.origin).pathname.split('/').at(-2) ?? '';

/**
 * Whether a file of this page's version has been taken away (`gc`), while the host answers: then only a new page helps.
 * A file that is missing although its version is listed may come back.
 */
export async function isGone(address: string | undefined): Promise<boolean> {
  if (address === undefined || !navigator.onLine) return false;
  const ask = (file: string) => fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  try {
    if ((await ask(address)).status !== 404) return false;
    const registry = await ask('/registry.json');
    return registry.ok && !(await registry.text()).includes(versionIn(address));
  } catch {
    return false;
  }
}

/** The address of the file that a bundler's error is about. */
export const fileOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'request' in thrown && typeof thrown.request === 'string' ? thrown.request : undefined;
