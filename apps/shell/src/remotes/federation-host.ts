/**
 * The shell as the host of the remotes: Module Federation's runtime, and what the shell shares with them. In a file of its
 * own, because the home page runs without it.
 */
import * as shellApi from '@berea/shell-api';
import * as ui from '@berea/ui';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { integrityPlugin } from './integrity.ts';
import * as query from './offered-query.ts';
import { parts } from './shared-parts.ts';

/** The version of each shared package. The build defines it, from the keys in `tools/bundler/shared.ts`. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const core: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  jotai,
  '@tanstack/react-query': query,
  '@berea/ui': ui,
  '@berea/shell-api': shellApi,
};

type Get = () => Promise<() => object>;

const options = (key: string) => ({
  version: SHARED_VERSIONS[key]!,
  shareConfig: { singleton: true, requiredVersion: `^${SHARED_VERSIONS[key]!}` },
});

/** What every remote gets from the shell, by key: there is one copy of each in the page. */
export const shared = {
  ...Object.fromEntries(Object.entries(core).map(([key, module]) => [key, { ...options(key), lib: () => module }])),
  ...Object.fromEntries(
    Object.entries(parts).map(([key, load]) => {
      const get: Get = async () => {
        const module = await load();
        return () => module;
      };
      return [key, { ...options(key), get }];
    }),
  ),
};

init({ name: 'shell', remotes: [], shared, plugins: [provideRuntimeCore(), integrityPlugin] });

export { loadRemote, registerRemotes };
