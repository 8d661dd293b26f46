import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Registry } from '@berea/registry';
import { withNothing } from '../serve/product-pages.ts';
import { writeAtomically } from './atomic-write.ts';
import { straysOf } from './strays.ts';
import { filesToVerify, onDisk, verifyHost } from './verify-host.ts';
import { readRegistry, type DataFolder } from './host-folder.ts';
import { nginxServer } from './nginx.ts';
import { ReleaseError } from './release-error.ts';
import { exportPages } from './export-pages.ts';

/** Where an export goes, and what it takes from a running product. */
export interface ExportOptions {
  readonly folder: string;
  /** The address of a running product that serves this host. */
  readonly from: string;
  /** Where browsers find Supabase; undefined: at the address of the page. */
  readonly supabaseUrl: string | undefined;
  readonly listen: string;
  /** Whether the pages that the product renders are taken, too. */
  readonly pages: boolean;
  readonly progress: (line: string) => void;
}

/**
 * Writes everything that a static host needs into a folder. What is there already is not written again. The page and the
 * registry come last, so that a host that serves the folder meanwhile never names what is not there yet.
 * @throws ReleaseError when the host is not complete or the product does not answer
 */
export async function exportHost(data: DataFolder, options: ExportOptions): Promise<void> {
  const { folder, from, supabaseUrl, listen, progress } = options;
  const files = await filesToVerify(data);
  const faults = [...(await verifyHost(data, files, onDisk(data))), ...(await straysOf(data, files))];
  if (faults.length > 0) throw new ReleaseError(`The host is not in order:\n${faults.join('\n')}`);
  const config = JSON.parse(await taken(from, '/config.json')) as Record<string, unknown>;
  const crawlers = await Promise.all(['robots.txt', 'sitemap.xml'].map((file) => taken(from, `/${file}`)));
  await mkdir(folder, { recursive: true });
  const copied = await copyVersions(data.host, folder);
  progress(`Copied ${copied} versions that were not there.`);
  const put = async (file: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeAtomically(path.join(folder, file), content);
  };
  const address = supabaseUrl ?? '/';
  await put('config.json', JSON.stringify({ ...config, supabaseUrl: address }));
  await put('robots.txt', crawlers[0]!);
  await put('sitemap.xml', crawlers[1]!);
  const index = await readFile(path.join(data.host, 'index.html'), 'utf8');
  const registry = await readRegistry(data);
  if (options.pages) await exportPages({ folder, from, registry, index, sitemap: crawlers[1]!, progress });
  else await rm(path.join(folder, 'pages'), { recursive: true, force: true });
  await copyMissing(path.join(data.host, 'registry/history'), path.join(folder, 'registry/history'));
  await put('registry.json', await readFile(path.join(data.host, 'registry.json')));
  const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(crawlers[0]!)?.[1] ?? '';
  await put(
    'index.html',
    index.replace(generalPicture, (_, start: string, file: string) => start + origin + file),
  );
  await put('not-found.html', withNothing(index));
  await putPicture(index, data.host, put);
  const { paths } = JSON.parse(await readFile(path.join(data.host, 'registry.json'), 'utf8')) as Registry;
  await put(
    'nginx.conf',
    nginxServer({
      folder: path.resolve(folder),
      listen,
      supabaseUrl: address,
      upstream: from,
      segments: Object.keys(paths),
    }),
  );
}

/** The picture that links show where a page has none of its own, in the host's page: a file of the shell. */
const generalPicture = /(<meta property="og:image" content=")(\/[^"]+)/;

/** Under a name that stays, for pictures of pages that a static host cannot draw. Older shells have none. */
async function putPicture(
  index: string,
  host: string,
  put: (file: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const file = generalPicture.exec(index)?.[2];
  if (file !== undefined) await put('picture.png', await readFile(path.join(host, file)));
}

async function taken(from: string, address: string): Promise<string> {
  const answer = await fetch(new URL(address, from)).catch((error: unknown) => {
    throw new ReleaseError(`${from} does not answer; --from names where the product runs.`, { cause: error });
  });
  if (!answer.ok) throw new ReleaseError(`${from}${address} is answered with ${answer.status}.`);
  return answer.text();
}

/** @returns how many version directories were copied */
async function copyVersions(host: string, folder: string): Promise<number> {
  const remotes = existsSync(path.join(host, 'r')) ? await readdir(path.join(host, 'r')) : [];
  let copied = 0;
  for (const parent of ['shell', ...remotes.map((name) => `r/${name}`)])
    copied += await copyMissing(path.join(host, parent), path.join(folder, parent));
  return copied;
}

/** Copies what is in a folder and not in the other, each completely or not at all. */
async function copyMissing(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  // What begins with a dot is a draft.
  const missing = (await readdir(from)).filter((name) => !name.startsWith('.') && !there.has(name));
  for (const name of missing) {
    const draft = path.join(to, `.${name}.${randomUUID()}`);
    await cp(path.join(from, name), draft, {
      recursive: true,
      preserveTimestamps: true,
      // Source maps stay with who operates the site.
      filter: (file) => !file.endsWith('.map'),
    });
    await openToReaders(draft);
    await rename(draft, path.join(to, name));
  }
  return missing.length;
}

/** Lets everybody read what was copied: a data folder is its owner's alone, and the static server is another user. */
async function openToReaders(place: string): Promise<void> {
  if (!(await stat(place)).isDirectory()) return chmod(place, 0o644);
  await chmod(place, 0o755);
  for (const name of await readdir(place)) await openToReaders(path.join(place, name));
}
