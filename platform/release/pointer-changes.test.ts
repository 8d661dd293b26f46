import type { Registry } from '@berea/registry';
import { describe, expect, it } from 'vitest';
import { forget, promote, rollBack, setEnabled, withdraw } from './pointer-changes.ts';
import { emptyRegistry, listCandidate, pointAt, pointAtShell } from './registry-changes.ts';
import { offer } from './testing/offer.ts';

const empty = emptyRegistry(new Date('2026-11-22T09:00:00Z'));
const idOf = (version: string): string => `${version}-abcdef123456`;
const [one, two, three, four] = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(idOf) as [string, string, string, string];

const released = (...versions: string[]): Registry =>
  versions.reduce((current, version) => pointAt(current, [offer('reader', version)]), empty);
const reader = (registry: Registry) => registry.remotes['reader']!;

describe('rolling back', () => {
  const before = released('1.0.0', '1.1.0', '1.2.0', '1.3.0');

  it('leads back version by version, and each time the one before that is the fallback', () => {
    const once = rollBack(before, 'reader');
    expect(reader(once)).toMatchObject({ stable: three, previous: two, former: [one] });
    const twice = rollBack(once, 'reader');
    expect(reader(twice)).toMatchObject({ stable: two, previous: one, former: [] });
    expect(twice.revision).toBe(before.revision + 2);
  });

  it('keeps what it came from as the fallback where there is no other, and never leads to it', () => {
    const back = rollBack(released('1.0.0', '1.1.0'), 'reader');
    expect(reader(back)).toMatchObject({ stable: one, previous: two, former: [], rolledBack: [two] });
    expect(() => rollBack(back, 'reader')).toThrow(`reader has no version before ${one}`);
    expect(() => rollBack(back, 'reader', two)).toThrow('was not stable here');
    // Of several, the one after the version that it leads to.
    expect(reader(rollBack(before, 'reader', one))).toMatchObject({ stable: one, previous: two, rolledBack: [two] });
    // The next version has a better one to fall back to.
    const next = pointAt(back, [offer('reader', '1.2.0')]);
    expect(reader(next)).toMatchObject({ stable: three, previous: one, former: [], rolledBack: [] });
    expect(reader(promote(back, 'reader', two))).toMatchObject({ stable: two, previous: one, rolledBack: [] });
    expect(reader(withdraw(back, 'reader', two))).toMatchObject({ stable: one, previous: null, rolledBack: [] });
    const shell = { provides: {}, commit: null, author: null, time: null, note: null, files: {} };
    const shells = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].reduce((now, hash) => pointAtShell(now, hash, shell), empty);
    expect(rollBack(shells, 'shell').shell).toMatchObject({ stable: 'aaaaaaaaaaaa', previous: 'bbbbbbbbbbbb' });
  });

  it('leads to a named earlier version at once', () => {
    expect(reader(rollBack(before, 'reader', two))).toMatchObject({ stable: two, previous: one, former: [] });
    expect(() => rollBack(before, 'reader', four)).toThrow(`${four}, which was not stable here before ${four}`);
    expect(() => rollBack(before, 'reader', '9.0.0-abcdef123456')).toThrow('was not stable here');
  });

  it('never leads to what somebody went back from', () => {
    const back = rollBack(before, 'reader', two);
    expect(() => rollBack(back, 'reader', three)).toThrow('was not stable here');
    const again = pointAt(back, [offer('reader', '1.4.0')]);
    expect(reader(again)).toMatchObject({ previous: two, former: [one] });
  });
});

describe('promoting', () => {
  const before = listCandidate(released('1.0.0', '1.1.0'), offer('reader', '1.2.0'));

  it('starts with a candidate, which moves nothing', () => {
    expect(reader(before)).toMatchObject({ stable: two, previous: one, rollout: null });
    expect(reader(before).versions).toHaveProperty([three]);
    expect(() => listCandidate(empty, offer('reader', '1.0.0'))).toThrow('its first version cannot be a candidate');
  });

  it('gives a version to a part of the visitors, then to more, then to everybody', () => {
    const some = promote(before, 'reader', three, 5);
    expect(reader(some)).toMatchObject({ stable: two, previous: one, rollout: { version: three, percent: 5 } });
    expect(promote(some, 'reader', three, 5)).toBe(some);
    const more = promote(some, 'reader', three, 25);
    expect(reader(more).rollout?.percent).toBe(25);
    const all = promote(more, 'reader', three);
    expect(reader(all)).toMatchObject({ stable: three, previous: two, former: [one], rollout: null });
    expect(promote(all, 'reader', three)).toBe(all);
  });

  it('is taken back by a rollback, which leaves the stable version', () => {
    const back = rollBack(promote(before, 'reader', three, 25), 'reader');
    expect(reader(back)).toMatchObject({ stable: two, previous: one, rollout: null });
  });

  it('ends when another version is published', () => {
    const after = pointAt(promote(before, 'reader', three, 25), [offer('reader', '1.3.0')]);
    expect(reader(after)).toMatchObject({ stable: four, previous: two, rollout: null });
  });

  it('is refused for what is not there, for everybody’s version and for a part of the shell', () => {
    expect(() => promote(before, 'reader', '9.0.0-abcdef123456')).toThrow(
      `reader has no version 9.0.0-abcdef123456 here; there are ${three}, ${two}, ${one}.`,
    );
    expect(() => promote(before, 'guest', one)).toThrow('guest was never published here');
    expect(() => promote(before, 'reader', two, 5)).toThrow('is what everybody gets already');
    const version = { provides: {}, commit: null, author: null, time: null, note: null, files: {} };
    const shells = pointAtShell(pointAtShell(before, 'aaaaaaaaaaaa', version), 'bbbbbbbbbbbb', version);
    expect(() => promote(shells, 'shell', 'aaaaaaaaaaaa', 5)).toThrow('without a percentage');
    expect(promote(shells, 'shell', 'aaaaaaaaaaaa').shell).toMatchObject({
      stable: 'aaaaaaaaaaaa',
      previous: 'bbbbbbbbbbbb',
    });
  });
});

describe('withdrawing', () => {
  const before = released('1.0.0', '1.1.0', '1.2.0');

  it('takes a version out as a fallback, and it is never offered again', () => {
    const after = withdraw(before, 'reader', two);
    expect(reader(after)).toMatchObject({ stable: three, previous: one, former: [], withdrawn: [two] });
    expect(reader(after).versions).toHaveProperty([two]);
    for (const offered of [
      () => promote(after, 'reader', two),
      () => promote(after, 'reader', two, 5),
      () => pointAt(after, [offer('reader', '1.1.0')]),
      () => listCandidate(after, offer('reader', '1.1.0')),
    ])
      expect(offered).toThrow(`reader ${two} was withdrawn and is never offered again.`);
    expect(() => rollBack(after, 'reader', two)).toThrow('was not stable here');
    expect(withdraw(after, 'reader', two)).toBe(after);
  });

  it('ends its rollout', () => {
    const rolling = promote(listCandidate(before, offer('reader', '1.3.0')), 'reader', four, 5);
    expect(reader(withdraw(rolling, 'reader', four))).toMatchObject({ stable: three, rollout: null });
  });

  it('is refused for what everybody gets', () => {
    expect(() => withdraw(before, 'reader', three)).toThrow('roll reader back first');
  });
});

describe('switching off', () => {
  it('and on again changes nothing else', () => {
    const before = released('1.0.0');
    const off = setEnabled(before, 'reader', false);
    expect(reader(off)).toEqual({ ...reader(before), enabled: false });
    expect(setEnabled(off, 'reader', false)).toBe(off);
    expect(reader(setEnabled(off, 'reader', true))).toEqual(reader(before));
    expect(() => setEnabled(before, 'shell', false)).toThrow('shell was never published here');
  });
});

describe('forgetting', () => {
  it('takes versions off the list, and out of what a rollback leads to', () => {
    const before = released('1.0.0', '1.1.0', '1.2.0');
    const after = forget(before, new Map([['reader', [one, '9.0.0-abcdef123456']]]));
    expect(after.revision).toBe(before.revision + 1);
    expect(Object.keys(reader(after).versions)).toEqual([two, three]);
    expect(reader(after).former).toEqual([]);
    expect(forget(after, new Map([['reader', [one]]]))).toBe(after);
  });
});
