import { expect, it } from 'vitest';
import { registryOf } from '../remotes/testing/registry.ts';
import { isNewer } from './is-newer.ts';

const [old, newest] = ['1.0.0-aaaaaa', '1.1.0-bbbbbb'] as const;
const at = (revision: number, remotes: Parameters<typeof registryOf>[0], epoch = 1) =>
  registryOf(remotes, { revision, epoch });
const shellOf = (stable: string) => ({
  stable,
  previous: null,
  former: [],
  withdrawn: [],
  rolledBack: [],
  versions: {},
});
const loaded = { shell: 'one', registry: at(5, { reader: { versions: [old] } }) };

it.each([
  ['a remote points to another version', at(6, { reader: { versions: [newest, old] } })],
  ['a remote was switched off', at(6, { reader: { versions: [old], enabled: false } })],
  ['there is a further remote', at(6, { reader: { versions: [old] }, prayers: {} })],
  ['a remote is gone', at(6, {})],
  ['the shell is another one', { ...at(6, { reader: { versions: [old] } }), shell: shellOf('two') }],
  ['the host was set up again with another version', at(1, { reader: { versions: [newest] } }, 2)],
])('a page is no longer the newest when %s', (_, found) => {
  expect(isNewer(loaded, found)).toBe(true);
});

it.each([
  ['nothing was released', loaded.registry],
  ['a version was only listed', at(6, { reader: { versions: [old, newest] } })],
  ['the shell is the same', { ...at(6, { reader: { versions: [old] } }), shell: shellOf('one') }],
  ['what was found is older', at(4, { reader: { versions: [newest, old] } })],
  ['what was found is of an earlier host', at(9, { reader: { versions: [newest, old] } }, 0)],
  [
    'a remote that is switched off gets another version',
    at(6, { reader: { versions: [old] }, prayers: { enabled: false } }),
  ],
])('a page is still the newest when %s', (_, found) => {
  expect(isNewer(loaded, found)).toBe(false);
});
