import { describe, expect, it } from 'vitest';
import { versionFor } from './cohort.ts';
import { registryOf } from './testing/registry.ts';

const [stable, next, later] = ['1.1.0-bbbbbb', '1.2.0-cccccc', '1.3.0-dddddd'] as const;

/** Reader with a rollout. */
const reader = (percent: number, version: string = next) =>
  registryOf({ reader: { versions: [stable, '1.0.0-aaaaaa', next, later], rollout: { version, percent } } }).remotes[
    'reader'
  ]!;

const visitors = Array.from({ length: 10_000 }, (_, at) => at.toString(16).padStart(16, '0'));
/** The visitors that get the rollout. */
function met(percent: number, name = 'reader', version: string = next): string[] {
  const remote = reader(percent, version);
  return visitors.filter((visitor) => versionFor(visitor, name, remote) === version);
}

describe('a rollout', () => {
  it.each([1, 5, 25, 50, 99])('meets %i per cent of the visitors', (percent) => {
    expect(Math.abs(met(percent).length / 100 - percent)).toBeLessThan(1.5);
  });

  it('keeps its visitors as it grows', () => {
    const [few, more] = [met(5), new Set(met(25))];
    expect(few.filter((visitor) => !more.has(visitor))).toEqual([]);
  });

  it('meets others than the rollout of another version or of another remote does', () => {
    const here = new Set(met(25));
    for (const others of [met(25, 'reader', later), met(25, 'studies')])
      // A quarter of a quarter, when the two have nothing to do with each other.
      expect(Math.abs(others.filter((visitor) => here.has(visitor)).length / 100 - 6.25)).toBeLessThan(1.5);
  });

  it('meets nobody without an id, and nobody when its version is not there', () => {
    expect(versionFor(undefined, 'reader', reader(99))).toBe(stable);
    expect(versionFor(visitors[0], 'reader', { ...reader(99.999), versions: {} })).toBe(stable);
    expect(versionFor(visitors[0], 'reader', { ...reader(99), rollout: null })).toBe(stable);
  });
});
