import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './host-folder.ts';
import type { ListedFile } from './verify-host.ts';

/**
 * What does not belong on a host: links anywhere, which may lead to what nobody was to read, and files in a listed
 * version that the registry does not list.
 * @returns a sentence for each
 */
export async function straysOf({ host, release }: DataFolder, files: readonly ListedFile[]): Promise<string[]> {
  const listed = new Set(files.flatMap(({ address }) => ['', '.br', '.gz'].map((copy) => address + copy)));
  const versions = new Set(files.map(({ address }) => versionOf(address)));
  const entries = await readdir(host, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ parentPath }) => parentPath !== release && !parentPath.startsWith(release + path.sep))
    .flatMap((entry) => {
      const place = path.relative(host, path.join(entry.parentPath, entry.name));
      const address = `/${place.split(path.sep).join('/')}`;
      if (entry.isSymbolicLink()) return [`${address} is a link: remove it, or put a file in its place`];
      const isStray = entry.isFile() && versions.has(versionOf(address)) && !listed.has(address);
      return isStray ? [`${address} is in no list of the registry: remove it`] : [];
    })
    .sort();
}

/** The folder of the version that a file belongs to: '/r/reader/1.0.0-abc' or '/shell/abc'. */
const versionOf = (address: string): string | undefined => /^\/(?:shell|r\/[^/]+)\/[^/]+/.exec(address)?.[0];
