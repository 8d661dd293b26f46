import { describe, expect, it } from 'vitest';
import newerTool from '../fixtures/registry-newer-tool.json' with { type: 'json' };
import { parseRegistry } from '../parse-registry.ts';
import { registryAsWritten } from './registry-as-written.ts';

const id = '1.4.0-abc123';
const hash = `sha256-${'A'.repeat(43)}=`;
const card = { path: '/bible', label: 'Bible', description: 'Read', icon: 'book', order: 1 };
const route = {
  path: '/bible/:book?',
  access: 'open',
  expose: './bible',
  screen: 'Bible',
  preload: ['screen.js'],
  parts: ['@berea/ui/forms'],
};
const version = {
  base: `/r/reader/${id}/`,
  entry: 'remoteEntry.js',
  container: 'berea_reader',
  routes: [route, { ...route, path: '/bible', prerender: true }],
  hostApi: { ui: '^1.0.0' },
  backend: { functions: ['bible-chapter'], migration: null },
  contributions: {
    home: [card],
    header: [],
    own: [],
    links: { chapter: '/bible/{book}' },
    offers: ['verse-menu'],
    extensions: { 'verse-menu': [{ label: 'Ask', href: '/question', icon: '', order: 1 }] },
  },
  files: { 'remoteEntry.js': hash, 'screen.js': hash },
};
const remote = { owner: '', enabled: true, stable: id, previous: null, versions: { [id]: version } };
const page = (changes: object = {}) => ({
  schema: 2,
  epoch: 3,
  revision: 7,
  paths: { bible: 'reader' },
  remotes: { reader: remote },
  ...changes,
});
const withRemote = (changes: object) => page({ remotes: { reader: { ...remote, ...changes } } });
const withVersion = (changes: object) => withRemote({ versions: { [id]: { ...version, ...changes } } });
const withRoute = (changes: object) => withVersion({ routes: [{ ...route, ...changes }] });
const withHome = (changes: object) =>
  withVersion({ contributions: { ...version.contributions, home: [{ ...card, ...changes }] } });

describe('the registry of a page', () => {
  it.each([
    ['as the release tool writes it', page()],
    ['with a part of the visitors', withRemote({ rollout: { version: id, percent: 10 } })],
    ['of a remote that is switched off', withRemote({ enabled: false })],
    ['without remotes', page({ remotes: {}, paths: {} })],
  ])('%s is read as the schemas read it', (_, written) => {
    const parsed = parseRegistry(written);
    expect(parsed).toMatchObject({ ok: true, problems: [] });
    expect(registryAsWritten(written)).toEqual(parsed.ok && parsed.registry);
  });

  it('is read without the fields that a newer tool may add', () => {
    expect(registryAsWritten(withVersion({ future: [1] }))).toEqual(registryAsWritten(page()));
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['another schema', page({ schema: 3 })],
    ['no revision', page({ revision: 0 })],
    ['a path of no remote', page({ paths: { bible: 7 } })],
    ['a remote that is none', page({ remotes: { reader: [] } })],
    ['a stable version that is not there', withRemote({ stable: '1.0.0-aaaaaa' })],
    ['an earlier version that is not there', withRemote({ previous: '1.0.0-aaaaaa' })],
    ['a rollout that is none', withRemote({ rollout: { version: id } })],
    ['files of another remote', withVersion({ base: `/r/account/${id}/` })],
    ['files of another site', withVersion({ base: '//elsewhere.example/' })],
    [
      'a version outside its remote',
      withRemote({ stable: '../x', versions: { '../x': { ...version, base: '/r/reader/../x/' } } }),
    ],
    ['an entry outside its version', withVersion({ entry: '../remoteEntry.js' })],
    ['an entry without a hash', withVersion({ files: { 'screen.js': hash } })],
    ['a hash that is none', withVersion({ files: { ...version.files, 'screen.js': '' } })],
    ['a script without a hash', withRoute({ preload: ['other.js'] })],
    ['a route without a screen', withRoute({ screen: undefined })],
    ['a route for somebody else', withRoute({ access: 'nobody' })],
    ['a card that leads to another site', withHome({ path: '//elsewhere.example' })],
    ['a card that runs a script', withHome({ path: 'javascript:alert(1)' })],
    ['no contributions', withVersion({ contributions: undefined })],
  ])('security: is left to the schemas when it has %s', (_, written) => {
    expect(registryAsWritten(written)).toBeUndefined();
  });

  it('is left to the schemas when it is not a page’s copy', () => {
    expect(registryAsWritten(newerTool)).toBeUndefined();
  });
});
