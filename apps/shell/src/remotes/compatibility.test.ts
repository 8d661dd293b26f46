import { version as shellApi } from '@berea/shell-api/package.json';
import { version as ui } from '@berea/ui/package.json';
import { describe, expect, it } from 'vitest';
import { incompatibility } from './compatibility.ts';
import { candidatesOf, registryOf } from './testing/registry.ts';

const versionWith = (said: Parameters<typeof registryOf>[0][string]) =>
  candidatesOf(registryOf({ reader: said }), '/reader')[0].release.version;

describe('a version of a remote', () => {
  it.each<Record<string, string>>([
    {},
    { shellApi: `^${shellApi}` },
    { shellApi: `>=${shellApi}`, ui: `^${ui}` },
    { ui: '*' },
    // What remotes that were published before 1.0.0 ask for.
    { shellApi: '^5.0.0', ui: '^3.0.0' },
  ])('runs in a shell that provides what it needs: %j', (hostApi) => {
    expect(incompatibility(versionWith({ hostApi }), undefined)).toBeUndefined();
  });

  it.each<[Record<string, string>, string]>([
    [{ shellApi: '^99.0.0' }, `needs shellApi ^99.0.0, has ${shellApi}`],
    [{ shellApi: '*', ui: '<0.0.1' }, `needs ui <0.0.1, has ${ui}`],
    [{ router: '^8.0.0' }, 'needs router ^8.0.0, has none'],
    [{ ui: 'the newest' }, `needs ui the newest, has ${ui}`],
  ])('does not run in one that does not: %j', (hostApi, detail) => {
    expect(incompatibility(versionWith({ hostApi }), undefined)).toEqual({ kind: 'incompatible', detail });
  });

  const deployed = { functions: ['bible-chapter', 'search'], migration: '20261120000002' };

  it.each([
    undefined,
    {},
    { functions: ['search'] },
    { migration: '20261120000001' },
    { functions: ['bible-chapter'], migration: '20261120000002' },
  ])('runs with the functions and migrations that it was written against: %j', (backend) => {
    expect(incompatibility(versionWith(backend ? { backend } : {}), deployed)).toBeUndefined();
  });

  it.each([
    [{ functions: ['search', 'answers'] }, 'needs the functions answers'],
    [{ migration: '20261121000000' }, 'needs migration 20261121000000, has 20261120000002'],
  ])('does not run when they are not deployed: %j', (backend, detail) => {
    expect(incompatibility(versionWith({ backend }), deployed)).toEqual({ kind: 'incompatible', detail });
  });

  it('runs where the deployment does not say what it has', () => {
    expect(incompatibility(versionWith({ backend: { functions: ['answers'] } }), undefined)).toBeUndefined();
  });
});
