import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import type { ModuleSource } from '../sources.ts';
import { findModule } from '../sword/module.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import type { Unpacked } from './ensure-modules.ts';

/**
 * Where the module hosts keep their zips: `<base>/<module>.zip`, with `mods.d/` and `modules/` inside. The defaults
 * follow the hosts' published layout; they have not been tried against the hosts themselves.
 */
const hostsSchema = z.object({
  BEREA_EBIBLE_URL: z.url({ protocol: /^https?$/ }).default('https://ebible.org/sword/zip'),
  BEREA_CROSSWIRE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.crosswire.org/ftpmirror/pub/sword/packages/rawzip'),
});

/** Options for fetching zips. */
export interface ZipOptions {
  readonly workFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
}

const timeoutMs = 120_000;
/** Size limit in bytes. The largest module is 4 MB, so a larger file is not a module. */
const mostBytes = 64 << 20;

/**
 * Fetches the sources' modules as zips from eBible.org and CrossWire.
 * @throws ScriptureUnavailable when an environment variable is not a valid address; Error when a host is unreachable,
 * does not answer with a zip, or the zip does not hold the module.
 */
export async function fetchZips(
  sources: readonly ModuleSource[],
  { workFolder, env, signal }: ZipOptions,
): Promise<Unpacked[]> {
  const hosts = hostsOf(env);
  const bases = { ebible: hosts.BEREA_EBIBLE_URL, crosswire: hosts.BEREA_CROSSWIRE_URL };
  return Promise.all(
    sources.map(async (source) => {
      const address = `${bases[source.zipHost].replace(/\/+$/, '')}/${source.module}.zip`;
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const folder = join(workFolder, source.module);
      unzipInto(join(folder, 'sword'), new Uint8Array(await response.arrayBuffer()));
      const found = findModule(join(folder, 'sword'), source.module);
      if (!found) throw new Error(`${address} does not hold the module ${source.module}`);
      return { source, folder, package: `${source.module}.zip`, version: found.conf.Version };
    }),
  );
}

function hostsOf(env: ZipOptions['env']): z.infer<typeof hostsSchema> {
  const parsed = hostsSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new ScriptureUnavailable(
    `${parsed.error.issues.map((issue) => issue.path.join('.')).join(' and ')} must be an http address.`,
  );
}

function unzipInto(folder: string, zip: Uint8Array): void {
  let bytes = 0;
  const files = unzipSync(zip, {
    // Only files that belong to a module, and no path that would leave the folder.
    filter: ({ name, originalSize }) => {
      const wanted = /^(?:\.\/)?(?:mods\.d|modules)\/.*[^/]$/.test(name) && !name.split(/[/\\]/).includes('..');
      if (wanted && (bytes += originalSize) > mostBytes) throw new Error('the zip is larger than any module');
      return wanted;
    },
  });
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
