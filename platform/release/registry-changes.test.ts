import { parseRegistry, type Registry } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { rollBack } from './pointer-changes.ts';
import { emptyRegistry, pointAt, pointAtShell, type Offer } from './registry-changes.ts';
import { offer } from './testing/offer.ts';

const empty = emptyRegistry(new Date('2026-11-22T09:00:00Z'));

/** The registry as a page reads it. Throws when it would leave something out. */
function readable(registry: Registry): Registry {
  const parsed = parseRegistry(JSON.parse(JSON.stringify(registry)));
  expect(parsed).toMatchObject({ ok: true, problems: [] });
  return registry;
}

/** Publishes the offers one after the other, as separate releases. */
const released = (...offers: Offer[]): Registry =>
  readable(offers.reduce((current, one) => pointAt(current, [one]), empty));

describe('the registry of a new host', () => {
  it('has an epoch of its own, later than that of any host before it', () => {
    expect(empty.epoch).toBe(1_795_338_000);
    expect(emptyRegistry(new Date('2026-11-22T09:00:01Z')).epoch).toBeGreaterThan(empty.epoch);
  });
});

describe('publishing', () => {
  it('starts at revision 1, with every offered remote enabled and no previous version', () => {
    const first = readable(pointAt(empty, [offer('reader', '1.0.0'), offer('account', '0.1.0')]));
    expect([first.epoch, first.revision]).toEqual([empty.epoch, 1]);
    expect(first.remotes['reader']).toMatchObject({
      owner: 'team reader',
      stable: '1.0.0-abcdef123456',
      previous: null,
      enabled: true,
    });
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
    const later = offer('reader', '1.0.0');
    expect(pointAt(before, [{ ...later, version: { ...later.version, time: '2026-12-01T09:00:00.000Z' } }])).toBe(
      before,
    );
    expect(pointAt(before, [])).toBe(before);
  });

  it('takes over a new owner of the same content, and keeps its previous version', () => {
    const before = released(offer('reader', '1.0.0'), offer('reader', '1.1.0'));
    const after = readable(pointAt(before, [{ ...offer('reader', '1.1.0'), owner: 'team guide' }]));
    expect(after.remotes['reader']).toMatchObject({ owner: 'team guide', previous: '1.0.0-abcdef123456' });
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
    expect(pointAt(disabled, [offer('reader', '1.1.0')]).remotes['reader']?.enabled).toBe(false);
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

describe('the addresses of a remote', () => {
  const before = released(offer('reader', '1.0.0', ['/guide/:book?', '/words']));

  it('are its own with everything under them', () => {
    expect(before.paths).toEqual({ guide: 'reader', words: 'reader' });
  });

  it.each(['/guide', '/guide/anna', '/guide/:book/maps', '/words/:word?'])(
    'are refused to another remote that claims %s',
    (path) => {
      const thief = offer('thief', '1.0.0', ['/own', path]);
      expect(() => pointAt(before, [thief])).toThrow(
        /^\/(guide|words) and everything under it belongs to reader, so thief cannot be published with a route there\.$/,
      );
    },
  );

  it('are refused to the second of two remotes that are published together', () => {
    expect(() => pointAt(empty, [offer('one', '1.0.0', ['/same']), offer('two', '1.0.0', ['/same/deeper'])])).toThrow(
      '/same and everything under it belongs to one',
    );
  });

  it('stay its own when a later version does not serve them', () => {
    const after = readable(pointAt(before, [offer('reader', '1.1.0', ['/guide'])]));
    expect(after.paths).toEqual({ guide: 'reader', words: 'reader' });
    expect(() => pointAt(after, [offer('thief', '1.0.0', ['/words'])])).toThrow('belongs to reader');
  });
});

describe('publishing the shell', () => {
  const version = { provides: { ui: '1.0.0' }, commit: null, author: null, time: null, note: null, files: {} };

  it('points the page at it and keeps the one before it, whatever was published in between', () => {
    const first = pointAtShell(empty, 'aaaaaaaaaaaa', version);
    const second = readable(pointAtShell(pointAt(first, [offer('reader', '1.0.0')]), 'bbbbbbbbbbbb', version));
    expect(second.shell).toMatchObject({ stable: 'bbbbbbbbbbbb', previous: 'aaaaaaaaaaaa' });
    expect(second.revision).toBe(3);
    expect(pointAtShell(second, 'bbbbbbbbbbbb', version)).toBe(second);
    expect(rollBack(second, 'shell').shell).toMatchObject({ stable: 'aaaaaaaaaaaa', rolledBack: ['bbbbbbbbbbbb'] });
  });
});

describe('rolling back', () => {
  it('points back to the previous version in a new revision', () => {
    const after = rollBack(released(offer('reader', '1.0.0'), offer('reader', '1.1.0')), 'reader');
    expect(after.revision).toBe(3);
    expect(after.remotes['reader']).toMatchObject({ stable: '1.0.0-abcdef123456', previous: '1.1.0-abcdef123456' });
    expect(after.remotes['reader']!.versions).toHaveProperty(['1.1.0-abcdef123456']);
  });

  it('can be followed by publishing the rolled-back version again', () => {
    const back = rollBack(released(offer('reader', '1.0.0'), offer('reader', '1.1.0')), 'reader');
    expect(pointAt(back, [offer('reader', '1.1.0')]).remotes['reader']).toMatchObject({
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
    expect(() => rollBack(empty, 'shell')).toThrow('shell was never published');
  });
});
