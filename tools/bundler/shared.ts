import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageFolder } from './package-folder.ts';

/**
 * What must exist once at run time. The shell provides these keys and nobody else does: remotes consume them with
 * `import: false`, which keeps their builds small and makes a second copy impossible. Everything not listed
 * (api, validation, scripture, a remote's own libraries) compiles into each remote, so that a new call or a new rule
 * never waits for a release of the shell.
 */
const core = [
  'react',
  'react-dom',
  'jotai',
  'zod',
  '@tanstack/react-query',
  '@berea/ui',
  '@berea/ui/overlays',
  '@berea/shell-api',
];

/** Parts of `ui` that not every first screen needs: keys of their own, loaded when first used. */
const lazy = ['@berea/ui/pickers', '@berea/ui/forms', '@berea/ui/dialogs', '@berea/ui/menus', '@berea/ui/care'];

/** 'react' → 'react', '@berea/ui/pickers' → '@berea/ui': the package a shared key belongs to. */
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

/** The shell's side: provides every key; the core ones arrive with its first bytes. */
export const provided = (appFolder: string) =>
  Object.fromEntries(
    [...core, ...lazy].map((key) => {
      const version = versionOf(key, appFolder);
      return [key, { singleton: true, version, requiredVersion: major(version), eager: core.includes(key) }];
    }),
  );

/**
 * A remote's side: consumes, never provides. A range that the shell does not meet throws (`strictVersion`), so that the
 * remote's own route says what happened; our own libraries are held by `hostApi` in the registry instead.
 */
export const consumed = (appFolder: string) =>
  Object.fromEntries(
    [...core, ...lazy].map((key) => {
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
