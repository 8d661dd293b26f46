import type * as Menus from '@berea/ui/menus';
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
// oxlint-disable-next-line no-restricted-imports -- All of it is offered to the remotes.
import * as react from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parts } from './shared-parts.ts';

declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const menus = { Menu: () => null } as unknown as typeof Menus;

beforeAll(async () => void (await import('./federation-host.ts')));
afterEach(() => vi.restoreAllMocks());

/** A remote's own runtime, as a container makes it: it takes everything from the shell. */
function remote(name: string): ReturnType<typeof createInstance> {
  const wanted = (key: string) => [
    key,
    { shareConfig: { singleton: true, requiredVersion: false as const }, get: async () => () => undefined },
  ];
  const shared = Object.fromEntries(Object.keys(SHARED_VERSIONS).map(wanted));
  const instance = createInstance({ name, remotes: [], shared });
  instance.initShareScopeMap('default', getInstance()!.shareScopeMap['default']!);
  return instance;
}

const sharedWith = async (instance: ReturnType<typeof remote>, key: string): Promise<unknown> => {
  const factory = await instance.loadShare<object>(key);
  return factory ? factory() : undefined;
};

it('offers every key that the build shares, and React itself', async () => {
  const offered = getInstance()!.shareScopeMap['default']!;
  expect(Object.keys(offered).sort()).toEqual(Object.keys(SHARED_VERSIONS).sort());
  expect(((await sharedWith(remote('one'), 'react')) as typeof react).useState).toBe(react.useState);
});

it('loads a part again that did not come the first time', async () => {
  const instance = remote('two');
  const loadMenus = vi.spyOn(parts, '@berea/ui/menus');
  loadMenus.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  await expect(instance.loadShare('@berea/ui/menus')).rejects.toThrow('Loading chunk 12 failed.');
  loadMenus.mockResolvedValueOnce(menus);
  expect(await sharedWith(instance, '@berea/ui/menus')).toBe(menus);
});

it('keeps a part when the remote that loaded it is started again', async () => {
  const container = 'berea_guest_abc';
  const host = getInstance()!;
  vi.spyOn(console, 'warn').mockReturnValue();
  const register = () =>
    host.registerRemotes([{ name: container, entry: '/r/guest/entry.js', entryGlobalName: container }], {
      force: true,
    });
  host.registerPlugins([
    {
      name: 'container-of-the-test',
      loadEntry: async () => {
        const own = remote(container);
        return { init: () => undefined, get: () => async () => sharedWith(own, '@berea/ui/answers') };
      },
    },
  ]);
  const { AnswerActions } = await import('@berea/ui/answers');
  for (let time = 0; time < 2; time++) {
    register();
    expect(await host.loadRemote(`${container}/screen`)).toMatchObject({ AnswerActions });
  }
});
