/**
 * The shell as the host of the remotes: Module Federation's runtime, and what the shell shares with them. In a file of its
 * own, because the home page runs without it.
 */
import * as shellApi from '@berea/shell-api';
import * as ui from '@berea/ui';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import * as jotai from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- All of it is offered to the remotes.
import * as react from 'react';
import * as reactDom from 'react-dom';
import { integrityPlugin } from './integrity.ts';
import * as query from './offered-query.ts';
import { parts } from './shared-parts.ts';

/** The version of each shared package. The build defines it, from the keys in `platform/bundler/shared.ts`. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const core: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  jotai,
  '@tanstack/react-query': query,
  '@berea/ui': ui,
  '@berea/shell-api': shellApi,
};

const options = (key: string) => ({
  version: SHARED_VERSIONS[key]!,
  shareConfig: { singleton: true, requiredVersion: `^${SHARED_VERSIONS[key]!}` },
});

const name = 'shell';

/** What the runtime keeps of a part. */
const kept = (key: string) => host.shareScopeMap['default']![key]![SHARED_VERSIONS[key]!]!;

/** Loads a part for the runtime, which would keep a promise that was rejected: the next one who asks gets a new one. */
const part = (key: keyof typeof parts) => async (): Promise<() => object> => {
  try {
    const module = await parts[key]();
    return () => module;
  } catch (thrown) {
    kept(key).loading = null;
    throw thrown;
  }
};

const partKeys = Object.keys(parts) as (keyof typeof parts)[];

/** What every remote gets from the shell, by key: there is one copy of each in the page. */
const shared = {
  ...Object.fromEntries(Object.entries(core).map(([key, module]) => [key, { ...options(key), lib: () => module }])),
  ...Object.fromEntries(partKeys.map((key) => [key, { ...options(key), get: part(key) }])),
};

const host = init({ name, remotes: [], shared, plugins: [provideRuntimeCore(), integrityPlugin] });

// The runtime takes the last remote that loaded a part for its owner, and deletes the part when that remote is started
// again. The shell stays the owner.
for (const key of partKeys) Object.defineProperty(kept(key), 'from', { configurable: true, get: () => name, set() {} });

export { loadRemote, registerRemotes };
