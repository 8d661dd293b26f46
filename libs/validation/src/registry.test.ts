import { describe, expect, it } from 'vitest';
import { parseRegistry } from './registry.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const id = '1.4.0-abc123';

const version = (changes: Record<string, unknown> = {}) => ({
  base: `/r/reader/${id}/`,
  entry: 'remoteEntry.js',
  preload: ['screen.js'],
  routes: [{ path: '/bible', access: 'open' }],
  hostApi: '^1.0.0',
  files: { 'remoteEntry.js': hash, 'screen.js': hash, 'assets/icon.svg': hash },
  ...changes,
});
const remote = (changes: Record<string, unknown> = {}) => ({
  stable: id,
  previous: null,
  enabled: true,
  versions: { [id]: version() },
  ...changes,
});
const registry = (changes: Record<string, unknown> = {}) => ({
  schema: 1,
  revision: 7,
  remotes: { reader: remote() },
  ...changes,
});
const withVersion = (changes: Record<string, unknown>) =>
  registry({ remotes: { reader: remote({ versions: { [id]: version(changes) } }) } });
const withRemote = (changes: Record<string, unknown>) => registry({ remotes: { reader: remote(changes) } });

/** The reason a registry is rejected. Throws when it is accepted. */
function refusal(value: unknown): string {
  const parsed = parseRegistry(value);
  if (parsed.ok) throw new Error('the registry was accepted');
  expect(parsed.reason).toBe('invalid');
  return parsed.detail;
}

describe('a registry', () => {
  it('is parsed unchanged when it is valid', () => {
    expect(parseRegistry(registry())).toEqual({ ok: true, registry: registry() });
    expect(parseRegistry(registry({ remotes: {} })).ok).toBe(true);
  });

  it('with an unknown schema number is reported differently from an invalid one', () => {
    expect(parseRegistry(registry({ schema: 2 }))).toEqual({
      ok: false,
      reason: 'unknown-schema',
      detail: 'schema 2 is not known here',
    });
    for (const value of [null, 'registry', [], {}, registry({ schema: '1' })]) refusal(value);
  });

  it('with an unknown property is rejected', () => {
    expect(refusal(registry({ canary: {} }))).toMatch(/canary/);
    expect(refusal(withRemote({ canary: id }))).toMatch(/canary/);
    expect(refusal(withVersion({ url: 'https://elsewhere.example' }))).toMatch(/url/);
  });

  it('may point only to versions it contains', () => {
    expect(refusal(withRemote({ stable: '1.5.0-abc124' }))).toMatch(/1\.5\.0-abc124 is not one of the versions/);
    expect(refusal(withRemote({ previous: '1.3.0-abc122' }))).toMatch(/1\.3\.0-abc122 is not one of the versions/);
    expect(refusal(withRemote({ stable: 'constructor' }))).toMatch(/version id/);
  });

  it.each(['1.4.0', 'abc123', '1.4-abc123', '1.4.0-xyz123', '../1.4.0-abc123'])(
    'rejects %s as a version id',
    (name) => {
      expect(refusal(withRemote({ stable: name, versions: { [name]: version() } }))).toMatch(/version/);
    },
  );
});

describe('a version of a remote', () => {
  it('must have a hash for its entry and every preloaded file', () => {
    expect(refusal(withVersion({ entry: 'other.js' }))).toMatch(/other\.js has no hash/);
    expect(refusal(withVersion({ preload: ['screen.js', 'late.js'] }))).toMatch(/late\.js has no hash/);
    expect(refusal(withVersion({ entry: 'toString' }))).toMatch(/toString has no hash/);
  });

  it.each(['', 'sha384-', 'sha256-' + 'A'.repeat(64), 'sha384-' + 'A'.repeat(63)])(
    'rejects %j as a hash because only sha384 is allowed',
    (value) => {
      expect(refusal(withVersion({ files: { 'remoteEntry.js': value, 'screen.js': hash } }))).toMatch(/sha384/);
    },
  );

  it.each([
    '/r/account/1.4.0-abc123/',
    '/r/reader/1.4.0-abc124/',
    'https://elsewhere.example/r/reader/1.4.0-abc123/',
    '//elsewhere.example/',
    '/r/reader/1.4.0-abc123',
    '/r/reader/1.4.0-abc123/../../account/',
  ])('must be in its own directory, not in %s', (base) => {
    expect(refusal(withVersion({ base }))).toMatch(/base must be \/r\/reader\/1\.4\.0-abc123\//);
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
  ])('rejects the file path %j', (path) => {
    expect(refusal(withVersion({ files: { 'remoteEntry.js': hash, 'screen.js': hash, [path]: hash } }))).toBeTruthy();
    expect(refusal(withVersion({ entry: path }))).toMatch(/inside its version/);
  });

  it('must state its host API range', () => {
    expect(refusal(withVersion({ hostApi: '' }))).toMatch(/hostApi/);
    expect(refusal(withVersion({ hostApi: undefined }))).toMatch(/hostApi/);
  });

  it('must state the access level of each route', () => {
    expect(parseRegistry(withVersion({ routes: [{ path: '/saved-studies', access: 'signed-in' }] })).ok).toBe(true);
    refusal(withVersion({ routes: [{ path: '/bible' }] }));
    expect(refusal(withVersion({ routes: [{ path: '/bible', access: 'open', role: 'admin' }] }))).toMatch(/role/);
    refusal(withVersion({ routes: [{ path: 'bible', access: 'open' }] }));
    refusal(withVersion({ routes: [{ path: '//elsewhere.example', access: 'open' }] }));
  });
});
