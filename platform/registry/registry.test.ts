import { describe, expect, it } from 'vitest';
import newerTool from './fixtures/registry-newer-tool.json' with { type: 'json' };
import { parseRegistry } from './parse-registry.ts';
import type { Registry } from './registry.ts';

const hash = `sha256-${'A'.repeat(43)}=`;
const id = '1.4.0-abc123';
const base = `/r/reader/${id}/`;

const route = (changes: Record<string, unknown> = {}) => ({
  path: '/guide/:book?',
  access: 'open',
  expose: './guide',
  screen: 'Guide',
  preload: ['screen.js'],
  ...changes,
});
const version = (changes: Record<string, unknown> = {}) => ({
  base,
  entry: 'remoteEntry.js',
  container: 'berea_reader_abc123',
  routes: [route()],
  hostApi: { shellApi: '^1.0.0' },
  files: { 'remoteEntry.js': hash, 'screen.js': hash, 'assets/icon.svg': hash },
  ...changes,
});
const remote = (changes: Record<string, unknown> = {}) => ({ stable: id, versions: { [id]: version() }, ...changes });
const registry = (changes: Record<string, unknown> = {}) => ({
  schema: 2,
  epoch: 3,
  revision: 7,
  paths: { guide: 'reader' },
  remotes: { reader: remote() },
  ...changes,
});
const withRemote = (changes: Record<string, unknown>) => registry({ remotes: { reader: remote(changes) } });
const withVersion = (changes: Record<string, unknown>) => withRemote({ versions: { [id]: version(changes) } });
const withRoute = (changes: Record<string, unknown>) => withVersion({ routes: [route(changes)] });

function parsed(value: unknown): { registry: Registry; problems: readonly string[] } {
  const result = parseRegistry(value);
  return result.ok ? result : expect.fail(result.detail);
}

/** Why the reader was left out of an otherwise readable registry. Throws when it was not. */
function problemOfReader(value: unknown): string {
  const { registry: read, problems } = parsed(value);
  expect(read.remotes).not.toHaveProperty('reader');
  return problems.join('\n');
}

describe('a registry of a newer tool', () => {
  // The guarantee "an older shell reads what a newer tool writes". The fixture has unknown fields at every level. It
  // may be extended; a change that only passes with something taken out of it breaks shells that are open in browsers.
  it('is read without its unknown fields and without problems', () => {
    const { registry: read, problems } = parsed(newerTool);
    expect(problems).toEqual([]);
    expect(read).toMatchObject({ schema: 2, epoch: 1_763_000_000, revision: 41, paths: newerTool.paths });
    expect(Object.keys(read.remotes)).toEqual(['reader', 'studies']);
    expect(Object.keys(read.remotes['reader']!.versions)).toEqual(['1.4.0-abc123abc123', '1.3.9-abc122abc122']);
    expect(read.shell?.versions['abcdef123456']?.provides).toMatchObject({ shellApi: '3.2.0' });
    const reader = read.remotes['reader']!.versions['1.4.0-abc123abc123']!;
    expect(reader.contributions.home).toEqual([
      { path: '/guide', label: 'Guide', description: 'Read and study', icon: 'book', order: 10 },
    ]);
    for (const name of ['regions', 'signedBy', 'audience', 'sticky', 'entryType', 'prefetch', 'pg_trgm', 'badge'])
      expect(JSON.stringify(read)).not.toContain(`"${name}"`);
  });
});

describe('a registry', () => {
  it.each([
    null,
    'registry',
    [],
    {},
    registry({ schema: '2' }),
    registry({ epoch: undefined }),
    registry({ revision: 0 }),
    registry({ paths: undefined }),
    registry({ remotes: 'none' }),
  ])('is refused as a whole only when its frame cannot be read: %j', (value) => {
    expect(parseRegistry(value).ok).toBe(false);
  });

  it.each([1, 3])('of schema %i is refused', (schema) => {
    expect(parseRegistry(registry({ schema }))).toEqual({ ok: false, detail: `schema ${schema} is not known here` });
  });

  it('has a default for everything that may be missing', () => {
    const { registry: read } = parsed(registry());
    expect(read.shell).toBeUndefined();
    expect(read.remotes['reader']).toMatchObject({
      owner: '',
      enabled: true,
      previous: null,
      rollout: null,
      former: [],
      withdrawn: [],
      rolledBack: [],
    });
    expect(read.remotes['reader']!.versions[id]).toMatchObject({
      server: null,
      backend: { functions: [], migration: null },
      contributions: { home: [], header: [], own: [], links: {}, offers: [], extensions: {} },
      commit: null,
      note: null,
    });
    const plain = parsed(withRoute({ preload: undefined })).registry.remotes['reader']!.versions[id]!;
    expect(plain.routes[0]?.preload).toEqual([]);
  });

  it('leaves out a path that cannot be read, alone', () => {
    const paths = { guide: 'reader', 'Guide Maps': 'reader', question: '../reader', sources: 7 };
    const { registry: read, problems } = parsed(registry({ paths }));
    expect(read.paths).toEqual({ guide: 'reader' });
    expect(problems).toHaveLength(3);
    expect(problems[0]).toContain('/Guide Maps');
  });

  it('leaves out a shell that cannot be read, alone', () => {
    const { registry: read, problems } = parsed(registry({ shell: { stable: 'latest', versions: {} } }));
    expect(read.shell).toBeUndefined();
    expect(Object.keys(read.remotes)).toEqual(['reader']);
    expect(problems.join()).toMatch(/^shell: /);
  });
});

describe('a remote', () => {
  it.each<[string, Record<string, unknown>]>([
    ['is no object', { account: 'broken' }],
    ['has no versions', { account: { stable: id } }],
    ['has a name in upper case', { Account: remote() }],
    ['has a state that is neither on nor off', { account: remote({ enabled: 'perhaps' }) }],
  ])('that %s is out alone, and is named as a problem', (_, bad) => {
    const { registry: read, problems } = parsed(registry({ remotes: { ...bad, reader: remote() } }));
    expect(Object.keys(read.remotes)).toEqual(['reader']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^account/i);
  });

  it('is used with its previous version when the stable one cannot be read', () => {
    const previous = '1.3.0-abc122';
    const versions = { [id]: version({ entry: '../x.js' }), [previous]: version({ base: `/r/reader/${previous}/` }) };
    const { registry: read, problems } = parsed(withRemote({ previous, versions }));
    expect(Object.keys(read.remotes['reader']!.versions)).toEqual([previous]);
    expect(problems.join('\n')).toMatch(/reader 1\.4\.0-abc123: [^]*stable 1\.4\.0-abc123 is not one of the versions/);
  });

  it('is used without a previous version that is not there', () => {
    const { registry: read, problems } = parsed(withRemote({ previous: '1.3.0-abc122' }));
    expect(read.remotes).toHaveProperty('reader');
    expect(problems).toEqual(['reader: previous 1.3.0-abc122 is not one of the versions']);
  });

  it('is used without a rollout that cannot be read', () => {
    const { registry: read } = parsed(withRemote({ rollout: { audience: 'beta' } }));
    expect(read.remotes['reader']).toMatchObject({ stable: id, rollout: null });
  });

  it('is used without lists of former and withdrawn versions that cannot be read', () => {
    const { registry: read, problems } = parsed(withRemote({ former: 'none', withdrawn: [7] }));
    expect(read.remotes['reader']).toMatchObject({ stable: id, former: [], withdrawn: [] });
    expect(problems).toEqual([]);
  });

  it.each(['1.4.0', 'abc123', '1.4-abc123', '1.4.0-xyz123', '../1.4.0-abc123', 'constructor'])(
    'cannot have %s as a version',
    (name) => {
      expect(problemOfReader(withRemote({ stable: name, versions: { [name]: version() } }))).toMatch(/version id/);
      expect(parsed(withRemote({ versions: { [id]: version(), [name]: version() } })).problems).toEqual([
        `reader: ${name} is not a version id`,
      ]);
    },
  );
});

describe('a version of a remote', () => {
  it('must have a hash for its entry, every preloaded file and its server build', () => {
    expect(problemOfReader(withVersion({ entry: 'other.js' }))).toMatch(/other\.js has no hash/);
    expect(problemOfReader(withRoute({ preload: ['screen.js', 'late.js'] }))).toMatch(/late\.js has no hash/);
    expect(problemOfReader(withVersion({ entry: 'toString' }))).toMatch(/toString has no hash/);
    expect(problemOfReader(withVersion({ server: 'server.js' }))).toMatch(/server\.js has no hash/);
  });

  it.each(['', 'sha256-', 'sha512-' + 'A'.repeat(86), 'sha256-' + 'A'.repeat(42) + '=', 'sha384-' + 'A'.repeat(63)])(
    'cannot have %j as a hash because only sha256, and sha384 of earlier versions, is allowed',
    (value) => {
      expect(problemOfReader(withVersion({ files: { 'remoteEntry.js': value, 'screen.js': hash } }))).toMatch(/sha256/);
    },
  );

  it.each([
    '/r/account/1.4.0-abc123/',
    '/r/reader/1.4.0-abc124/',
    'https://elsewhere.example/r/reader/1.4.0-abc123/',
    '//elsewhere.example/',
    '/r/reader/1.4.0-abc123',
    '/r/reader/1.4.0-abc123/../../account/',
  ])('security: must be in its own directory, not in %s', (elsewhere) => {
    expect(problemOfReader(withVersion({ base: elsewhere }))).toContain(`base must be ${base}`);
  });

  it.each([
    '/remoteEntry.js',
    '../secret.js',
    'a/../../b.js',
    'a//b.js',
    './a.js',
    'https://elsewhere.example/a.js',
    'a.js?x',
    '..%2fa.js',
    'a\\b.js',
    '',
  ])('security: cannot have the file path %j', (path) => {
    const files = { 'remoteEntry.js': hash, 'screen.js': hash, [path]: hash };
    expect(problemOfReader(withVersion({ files }))).toMatch(/files/);
    expect(problemOfReader(withVersion({ entry: path, files }))).toMatch(/inside its version/);
    expect(problemOfReader(withRoute({ preload: [path] }))).toMatch(/inside its version/);
  });

  it.each(['', '1reader', 'berea-reader', 'a b', 'a.b'])('cannot have %j as its container', (container) => {
    expect(problemOfReader(withVersion({ container }))).toMatch(/container/);
  });

  it('must state the parts of the shell that it needs', () => {
    expect(problemOfReader(withVersion({ hostApi: undefined }))).toMatch(/hostApi/);
    expect(problemOfReader(withVersion({ hostApi: '^1.0.0' }))).toMatch(/hostApi/);
    expect(problemOfReader(withVersion({ hostApi: { ui: '' } }))).toMatch(/hostApi/);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no access', { access: undefined }],
    ['an unknown access', { access: 'admin' }],
    ['a relative path', { path: 'guide' }],
    ['another site as its path', { path: '//elsewhere.example' }],
    ['a path that begins with a parameter', { path: '/:book' }],
    ['a path in upper case', { path: '/Guide' }],
    ['an optional parameter before another segment', { path: '/guide/:book?/map' }],
    ['an expose that is not its own', { expose: '../account' }],
    ['a screen that is no component', { screen: 'guide' }],
  ])('cannot have a route with %s', (_, changes) => {
    expect(problemOfReader(withRoute(changes))).toMatch(/routes/);
  });

  it.each(['/guide', '/guide/help', '/guide/:book/:page', '/guide/:book/notes', '/guide/:book/:page?/:line?'])(
    'can have the route %s',
    (path) => {
      expect(parsed(withRoute({ path })).problems).toEqual([]);
    },
  );
});

describe('contributions', () => {
  const card = { path: '/guide', label: 'Guide', description: 'Read and study' };
  const contributed = (contributions: unknown) =>
    parsed(withVersion({ contributions })).registry.remotes['reader']!.versions[id]!.contributions;

  it('are read with defaults', () => {
    expect(contributed({ home: [card] }).home).toEqual([{ ...card, icon: '', order: 100 }]);
  });

  it.each<[string, unknown]>([
    ['are a text', 'card'],
    ['have a card without a label', { home: [{ ...card, label: '' }] }],
    ['have a card of another site', { home: [{ ...card, path: 'https://elsewhere.example' }] }],
    ['link to another site', { links: { home: '//elsewhere.example' } }],
    ['hold code', { extensions: { 'word-menu': [{ label: 'Ask', href: 'javascript:alert(1)' }] } }],
  ])('that %s are left out alone', (_, contributions) => {
    expect(contributed(contributions)).toEqual({
      home: [],
      header: [],
      own: [],
      links: {},
      offers: [],
      extensions: {},
    });
  });
});
