import { describe, expect, it } from 'vitest';
import { rolesOf } from './roles.ts';
import { registryOf } from './testing/registry.ts';

const screens = (enabled = true) =>
  registryOf({
    words: {
      versions: ['1.1.0-bbbbbb', '1.0.0-aaaaaa'],
      routes: [{ path: '/words/:word?', role: 'search' }, { path: '/words/about' }],
      only: { '1.0.0-aaaaaa': { routes: [{ path: '/words', role: 'contact' }] } },
    },
    people: { enabled, routes: [{ path: '/people/me', role: 'profile' }] },
    others: { routes: [{ path: '/others', role: 'search' }] },
    thief: { routes: [{ path: '/words/mine', role: 'settings' }] },
  });

describe('the screens that the shell leads to by itself', () => {
  it('are those whose routes say what they are, of the first remote that has one', () => {
    expect(rolesOf(screens())).toEqual({ search: '/words', profile: '/people/me' });
  });

  it('are none of a remote that is switched off', () => {
    expect(rolesOf(screens(false))).toEqual({ search: '/words' });
  });
});
