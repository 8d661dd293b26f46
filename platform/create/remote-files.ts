import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the files of a new remote say. */
export interface NewRemote {
  /** 'word-list': its folder, its first segment, and the name of its package. */
  readonly name: string;
  /** The versions that the other packages of the repository have. */
  readonly versions: Readonly<Record<'react' | '@rspack/cli' | 'shellApi' | 'ui', string>>;
  /** The place of its card among the others of the home page. */
  readonly order: number;
}

/** 'word-list' → 'WordList' */
const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** 'word-list' → 'Word list' */
const title = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

const manifest = ({ name, versions, order }: NewRemote): object => ({
  name: `@berea/${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { build: 'rspack build' },
  dependencies: { '@berea/shell-api': '*', '@berea/ui': '*', react: versions.react },
  devDependencies: {
    '@berea/platform': '*',
    '@rspack/cli': versions['@rspack/cli'],
  },
  berea: {
    owner: name,
    routes: [{ path: `/${name}`, access: 'open', expose: `./${name}`, screen: pascal(name) }],
    hostApi: { shellApi: `^${versions.shellApi}`, ui: `^${versions.ui}` },
    contributions: {
      home: [{ path: `/${name}`, label: title(name), description: `What ${title(name)} is for`, icon: 'book', order }],
    },
  },
  nx: { targets: { test: {} } },
  sizeBudget: { firstKb: 20, allKb: 40 },
});

const template = path.join(import.meta.dirname, 'template');

/**
 * The files of a new remote, by their path in its folder. It works as it is, and has one of everything. They are
 * written from those in `template`, in whose names and texts the names of the remote stand as `__name__`, `__Name__`
 * and `__title__`.
 */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  const named = (text: string): string =>
    text
      .replaceAll('__name__', remote.name)
      .replaceAll('__Name__', pascal(remote.name))
      .replaceAll('__title__', title(remote.name));
  const texts = globSync('**/*.txt', { cwd: template }).map((file) => [
    named(file.replace(/\.txt$/, '')),
    named(readFileSync(path.join(template, file), 'utf8')),
  ]);
  return { 'package.json': `${JSON.stringify(manifest(remote), undefined, 2)}\n`, ...Object.fromEntries(texts) };
}
