import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readRegistry, type DataFolder } from './host-folder.ts';
import { isPageOf } from './page-of.ts';
import { appsOf, type RegistryApp } from './registry-app.ts';

/** A file that the registry names. `address` begins with '/'. */
export interface ListedFile {
  readonly address: string;
  readonly integrity: string;
}

/** Where files are read from. A fault is a sentence about the file. */
export interface Source {
  /** The bytes and the faults of how they were sent. */
  read(address: string): Promise<{ readonly bytes: Uint8Array | undefined; readonly faults: readonly string[] }>;
}

/** Every file of every version that the registry lists. */
export const filesToVerify = async (data: DataFolder): Promise<ListedFile[]> => {
  const apps = appsOf(await readRegistry(data));
  return apps.flatMap(([name, app]) => Object.keys(app.versions).flatMap((id) => filesOfVersion(name, app, id)));
};

/** Every file of a version of an app. */
export const filesOfVersion = (name: string, app: RegistryApp, id: string): ListedFile[] =>
  Object.entries(app.versions[id]!.files).map(([file, integrity]) => ({
    address: `/${name === 'shell' ? 'shell' : `r/${name}`}/${id}/${file}`,
    integrity,
  }));

/** How many files are read at once. */
const together = 16;

/** @returns a sentence for everything that is not as the registry says */
export async function verifyHost(data: DataFolder, files: readonly ListedFile[], source: Source): Promise<string[]> {
  const faults = await verifyFiles(files, source);
  const registry = await readFile(path.join(data.host, 'registry.json'));
  faults.push(...(await judged(source, '/registry.json', (bytes) => registry.equals(bytes))));
  const current = await readRegistry(data);
  const isPage = (bytes: Uint8Array): boolean => isPageOf(current, new TextDecoder().decode(bytes));
  if (current.shell) faults.push(...(await judged(source, '/', isPage)));
  else faults.push('There is no shell, so there is no page');
  return faults.sort();
}

async function judged(source: Source, address: string, isRight: (bytes: Uint8Array) => boolean): Promise<string[]> {
  const { bytes, faults } = await source.read(address);
  const isOther = bytes && !isRight(bytes);
  return [
    ...faults.map((fault) => `${address} ${fault}`),
    ...(isOther ? [`${address} has other bytes than were published`] : []),
  ];
}

/** @returns a sentence for every file that is not as it was published */
export async function verifyFiles(files: readonly ListedFile[], source: Source): Promise<string[]> {
  const faults: string[][] = [];
  const has = (bytes: Uint8Array, integrity: string): boolean => {
    const algorithm = integrity.split('-', 1)[0]!;
    return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity;
  };
  for (let from = 0; from < files.length; from += together)
    await Promise.all(
      files
        .slice(from, from + together)
        .map(async ({ address, integrity }) =>
          faults.push(await judged(source, address, (bytes) => has(bytes, integrity))),
        ),
    );
  return faults.flat();
}

/** The files in the folder, with the compressed copies beside them. */
export const onDisk = ({ host }: DataFolder): Source => ({
  async read(address) {
    const file = path.join(host, address === '/' ? 'index.html' : address);
    // An export leaves source maps out.
    if (!existsSync(file)) return { bytes: undefined, faults: address.endsWith('.map') ? [] : ['is missing'] };
    const bytes = await readFile(file);
    const copies = [
      [`${file}.br`, brotliDecompressSync],
      [`${file}.gz`, gunzipSync],
    ] as const;
    const faults = await Promise.all(
      copies.map(async ([copy, unpack]) => {
        if (!existsSync(copy)) return undefined;
        const isSame = await readFile(copy)
          .then((packed) => unpack(packed).equals(bytes))
          .catch(() => false);
        return isSame ? undefined : `has a compressed copy with other bytes (${path.extname(copy)})`;
      }),
    );
    return { bytes, faults: faults.filter((fault) => fault !== undefined) };
  },
});

/** What the content type of a file must begin with. */
const types: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript/,
  '.cjs': /./,
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.json': /^application\/json/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
  '.woff2': /^(?:font|application)\/(?:font-)?woff2/,
  '.webmanifest': /^application\/manifest\+json/,
};

/** The files as a host sends them. */
export const overHttp = (origin: string): Source => ({
  async read(address) {
    const response = await fetch(new URL(address, origin), { headers: { accept: '*/*' } });
    if (address.endsWith('.map')) return { bytes: undefined, faults: response.ok ? ['is sent to everybody'] : [] };
    if (!response.ok) return { bytes: undefined, faults: [`is answered with ${response.status}`] };
    const [type, kept] = ['content-type', 'cache-control'].map((name) => response.headers.get(name) ?? 'none');
    const isImmutable = /^\/(?:shell|r)\//.test(address);
    const expected = address === '/' ? types['.html'] : types[path.extname(address)];
    const faults = [
      ...(expected && !expected.test(type!) ? [`has the type ${type}`] : []),
      ...(isImmutable && !/immutable/.test(kept!) ? [`may be kept too short (cache-control: ${kept})`] : []),
      ...(!isImmutable && !/no-cache|no-store/.test(kept!) ? [`may be kept too long (cache-control: ${kept})`] : []),
    ];
    return { bytes: new Uint8Array(await response.arrayBuffer()), faults };
  },
});
