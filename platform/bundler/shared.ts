import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageFolder } from './package-folder.ts';

/**
 * Packages that must exist only once at run time. Only the shell provides them. Remotes consume them with `import:
 * false`, which keeps their builds small and makes a second copy impossible. Everything not listed (other libraries,
 * `zod/mini`, a remote's own packages) is compiled into each remote, so that a new call or rule never waits for a
 * release of the shell.
 */
const core = ['react', 'react-dom', 'jotai', '@tanstack/react-query', '@berea/ui', '@berea/shell-api'];

const ui = z
  .object({ exports: z.record(z.string(), z.string()), berea: z.object({ shellOnly: z.array(z.string()) }) })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../../libs/ui/package.json'), 'utf8')));

/** Parts of `ui` that few first screens need: they have their own keys and load on first use. */
export const lazyKeys = Object.keys(ui.exports)
  .filter((key) => !['.', './package.json', ...ui.berea.shellOnly].includes(key))
  .map((key) => path.posix.join('@berea/ui', key));

/**
 * Every shared key: a package, or a part of one. The one list: the server's build is written from it, and a test fails
 * where what the shell imports for its remotes in the browser differs (`federation-host.test.tsx`).
 */
export const sharedKeys = [...core, ...lazyKeys];

/** The package a shared key belongs to: 'react' → 'react', '@berea/ui/pickers' → '@berea/ui'. */
const packageOf = (key: string): string =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

const manifest = z.object({ version: z.string() });

const versionOf = (key: string, appFolder: string): string =>
  manifest.parse(JSON.parse(readFileSync(path.join(packageFolder(packageOf(key), appFolder), 'package.json'), 'utf8')))
    .version;

const major = (version: string): string => `^${version}`;

/** For the shell, which provides every key: the versions. */
export const sharedVersions = (appFolder: string): Record<string, string> =>
  Object.fromEntries(sharedKeys.map((key) => [key, versionOf(key, appFolder)]));

/**
 * For remotes: consumes, never provides. With `strictVersion`, a version range that the shell does not satisfy throws,
 * so that the remote's own route reports it. Our own libraries are versioned by `hostApi` in the registry instead.
 */
export const consumed = (appFolder: string) =>
  Object.fromEntries(
    sharedKeys.map((key) => {
      const own = key.startsWith('@berea/');
      return [
        key,
        {
          singleton: true,
          import: false as const,
          requiredVersion: own ? (false as const) : major(versionOf(key, appFolder)),
          strictVersion: !own,
        },
      ];
    }),
  );
