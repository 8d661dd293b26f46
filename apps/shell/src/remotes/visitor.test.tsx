import { afterEach, describe, expect, it, vi } from 'vitest';
import { contributionsOf } from './contributions.ts';
import { matchRemote } from './match.ts';
import { registryOf } from './testing/registry.ts';
import { forVisitor, hasRollout } from './visitor.ts';

const card = (label: string) => ({ home: [{ path: '/reader', label, description: 'Read', icon: 'book', order: 1 }] });
const [stable, previous, next] = ['1.1.0-bbbbbb', '1.0.0-aaaaaa', '1.2.0-cccccc'] as const;
const rolling = (percent: number) =>
  registryOf({
    reader: {
      versions: [stable, previous, next],
      rollout: { version: next, percent },
      contributions: card('Old'),
      only: { [next]: { contributions: card('New') } },
    },
    studies: {},
  });
// Nobody's number is as high or as low as these.
const everybody = rolling(99.999_999);
const nobody = rolling(0.000_001);

afterEach(() => localStorage.clear());

describe('a visitor', () => {
  it('who gets a rollout has its version with its contributions, and the stable one when it fails', () => {
    const registry = forVisitor(everybody);
    expect(registry.remotes['reader']).toMatchObject({ stable: next, previous: stable });
    expect(registry.remotes['studies']).toEqual(everybody.remotes['studies']);
    const match = matchRemote(registry, '/reader');
    expect(match?.kind === 'route' && match.candidates.map(({ release }) => release.id)).toEqual([next, stable]);
    expect(contributionsOf(registry).home.map(({ label }) => label)).toEqual(['New']);
    expect(hasRollout(registry)).toBe(true);
  });

  it('without a rollout gets what everybody gets', () => {
    expect(forVisitor(nobody)).toEqual(nobody);
    expect(hasRollout(forVisitor(nobody))).toBe(false);
    expect(hasRollout(undefined)).toBe(false);
  });

  it('has an id that stays, and none while there is no rollout', () => {
    forVisitor(registryOf({ reader: {} }));
    expect(localStorage).toHaveLength(0);
    forVisitor(nobody);
    const id = localStorage.getItem('berea:visitor');
    expect(id).toMatch(/^"[0-9a-f]{16}"$/);
    forVisitor(everybody);
    expect(localStorage.getItem('berea:visitor')).toBe(id);
  });

  it('whose browser stores nothing gets what everybody gets, so that it does not change with every page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(forVisitor(everybody)).toEqual(everybody);
  });
});
