import { registry as registrySchema, type Registry, type RemoteVersion } from '@berea/validation';
import { describe, expect, it } from 'vitest';
import { pageCopy, pointAt, rollBack, type Offer } from './registry-changes.ts';

const sha = (letter: string): string => `sha384-${letter.repeat(64)}`;

function offer(remote: string, version: string): Offer {
  const id = `${version}-abcdef123456`;
  const record: RemoteVersion = {
    base: `/r/${remote}/${id}/`,
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js'],
    routes: [{ path: `/${remote}`, access: 'open' }],
    hostApi: '^1.0.0',
    files: { 'remoteEntry.js': sha('a'), 'remoteEntry.js.map': sha('b') },
  };
  return { remote, id, version: record };
}

/** Publishes the offers one after the other, as separate releases. */
function released(...offers: Offer[]): Registry {
  let current: Registry | undefined;
  for (const one of offers) current = pointAt(current, [one]);
  return registrySchema.parse(current);
}

describe('publishing', () => {
  it('starts at revision 1, with every offered remote enabled and no previous version', () => {
    const first = registrySchema.parse(pointAt(undefined, [offer('reader', '1.0.0'), offer('account', '0.1.0')]));
    expect(first.revision).toBe(1);
    expect(first.remotes['reader']).toMatchObject({ stable: '1.0.0-abcdef123456', previous: null, enabled: true });
    expect(Object.keys(first.remotes)).toEqual(['reader', 'account']);
  });

  it('points at the new version, keeps the old one as previous and increments the revision', () => {
    const after = released(offer('reader', '1.0.0'), offer('account', '0.1.0'), offer('reader', '1.1.0'));
    expect(after.revision).toBe(3);
    expect(after.remotes['reader']).toMatchObject({ stable: '1.1.0-abcdef123456', previous: '1.0.0-abcdef123456' });
    expect(Object.keys(after.remotes['reader']!.versions)).toHaveLength(2);
    expect(after.remotes['account']).toMatchObject({ stable: '0.1.0-abcdef123456', previous: null });
  });

  it('changes nothing when the same content is published again', () => {
    const before = released(offer('reader', '1.0.0'));
    expect(pointAt(before, [offer('reader', '1.0.0')])).toBe(before);
    expect(pointAt(before, [])).toBe(before);
  });

  it('does not mutate the registry passed in', () => {
    const before = released(offer('reader', '1.0.0'));
    const copy = structuredClone(before);
    pointAt(before, [offer('reader', '1.1.0')]);
    expect(before).toEqual(copy);
  });

  it('does not re-enable a disabled remote', () => {
    const before = released(offer('reader', '1.0.0'));
    const disabled: Registry = { ...before, remotes: { reader: { ...before.remotes['reader']!, enabled: false } } };
    expect(pointAt(disabled, [offer('reader', '1.1.0')])?.remotes['reader']?.enabled).toBe(false);
  });

  it('drops the oldest versions, but never one that a pointer refers to', () => {
    const many = released(...Array.from({ length: 15 }, (_, minor) => offer('reader', `1.${minor}.0`)));
    const reader = many.remotes['reader']!;
    expect(Object.keys(reader.versions)).toHaveLength(10);
    expect(reader.versions).toHaveProperty([reader.stable]);
    expect(reader.versions).toHaveProperty([reader.previous!]);
    expect(reader.versions).not.toHaveProperty(['1.0.0-abcdef123456']);
  });
});

describe('rolling back', () => {
  it('points back to the previous version in a new revision, and leaves no previous version', () => {
    const after = rollBack(released(offer('reader', '1.0.0'), offer('reader', '1.1.0')), 'reader');
    expect(after.revision).toBe(3);
    expect(after.remotes['reader']).toMatchObject({ stable: '1.0.0-abcdef123456', previous: null });
    expect(after.remotes['reader']!.versions).toHaveProperty(['1.1.0-abcdef123456']);
  });

  it('can be followed by publishing the rolled-back version again', () => {
    const back = rollBack(released(offer('reader', '1.0.0'), offer('reader', '1.1.0')), 'reader');
    expect(pointAt(back, [offer('reader', '1.1.0')])?.remotes['reader']).toMatchObject({
      stable: '1.1.0-abcdef123456',
      previous: '1.0.0-abcdef123456',
    });
  });

  it('fails when there is no previous version', () => {
    const once = released(offer('reader', '1.0.0'));
    expect(() => rollBack(once, 'reader')).toThrow(
      'Nothing to roll back to: reader has no version before 1.0.0-abcdef123456.',
    );
    expect(() => rollBack(once, 'account')).toThrow('Nothing to roll back: account was never published here.');
    expect(() => rollBack(undefined, 'reader')).toThrow('never published');
  });
});

describe('the copy inlined into the page', () => {
  it('has the same revision, only the versions in use, and no source map hashes', () => {
    const whole = released(offer('reader', '1.0.0'), offer('reader', '1.1.0'), offer('reader', '1.2.0'));
    const copy = registrySchema.parse(pageCopy(whole));
    expect(copy.revision).toBe(3);
    expect(Object.keys(copy.remotes['reader']!.versions)).toEqual(['1.1.0-abcdef123456', '1.2.0-abcdef123456']);
    expect(copy.remotes['reader']!.versions['1.2.0-abcdef123456']!.files).toEqual({ 'remoteEntry.js': sha('a') });
  });
});
