import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { isWhole, readManifest, writeManifest } from '../packages/manifest.ts';
import type { EbibleSource } from './sources.ts';

/**
 * Where eBible.org keeps its USFM: `<address>/<id>_usfm.zip`. This is the published layout; it has not been tried
 * against the host itself.
 */
export const ebibleAddress = 'https://ebible.org/Scriptures';

/** Options of `fetchText`. */
export interface FetchOptions {
  readonly address: string;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

/** A downloaded text: its USFM files, and the host's identifier of this edition. */
export interface FetchedText {
  readonly version: string;
  files(): string[];
}

const mostBytes = 96 << 20;
const placeOf = (dataFolder: string, { ebibleId }: EbibleSource): string =>
  join(dataFolder, 'packages', `${ebibleId}_usfm`);

/** The text as downloaded earlier; undefined when it was not, or when it is damaged. */
export function findText(dataFolder: string, source: EbibleSource): FetchedText | undefined {
  const place = placeOf(dataFolder, source);
  const manifest = readManifest(place);
  if (!manifest || !isWhole(place, manifest)) return undefined;
  return {
    version: manifest.version,
    files: () =>
      readdirSync(place)
        .filter((name) => /\.(?:usfm|sfm)$/i.test(name))
        .toSorted()
        .map((name) => readFileSync(join(place, name), 'utf8')),
  };
}

/**
 * Downloads a text into the data folder, where it appears only when complete.
 * @throws Error when the request times out or fails, or the answer is not a zip of USFM
 */
export async function fetchText(
  dataFolder: string,
  source: EbibleSource,
  { address, signal, timeoutMs = 60_000 }: FetchOptions,
): Promise<void> {
  const url = `${address.replace(/\/+$/, '')}/${source.ebibleId}_usfm.zip`;
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  let bytes = 0;
  const zip = unzipSync(new Uint8Array(await response.arrayBuffer()), {
    // Only the texts and their licence. Folder names are dropped, so that no path can leave the folder.
    filter: ({ name, originalSize }) => {
      const wanted = /(?:\.u?sfm|copr\.htm|\.txt)$/i.test(name);
      if (wanted && (bytes += originalSize) > mostBytes) throw new Error(`${url} is larger than any Bible`);
      return wanted;
    },
  });
  const texts = Object.keys(zip).filter((name) => /\.u?sfm$/i.test(name));
  if (texts.length === 0) throw new Error(`${url} holds no USFM`);

  const packages = join(dataFolder, 'packages');
  mkdirSync(packages, { recursive: true });
  const folder = mkdtempSync(join(packages, `.fetch-${source.ebibleId}-`));
  try {
    for (const [name, content] of Object.entries(zip)) writeFileSync(join(folder, basename(name)), strFromU8(content));
    const version = response.headers.get('last-modified') ?? response.headers.get('etag') ?? 'unnamed';
    writeManifest(folder, { module: source.ebibleId, package: `${source.ebibleId}_usfm.zip`, version });
    const place = placeOf(dataFolder, source);
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
}
