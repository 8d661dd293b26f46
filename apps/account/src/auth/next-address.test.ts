import { expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

it('returns the requested page with its query', () => {
  expect(nextAddress('/guided-studies?topic=Managing%20anger')).toBe('/guided-studies?topic=Managing%20anger');
});

it.each(['/auth', '/auth/', '/auth?next=%2Fauth', '/bible/../auth'])(
  'leads from %j, the sign-in page itself, home',
  (asked) => {
    expect(nextAddress(asked)).toBe('/');
  },
);

it.each([
  null,
  '',
  'guided-studies',
  'https://evil.example/',
  '//evil.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/bible/..//evil.example',
  '/%2e//evil.example',
  '/./\\\\evil.example',
  '/.//',
])('security: falls back to the home page for %j (open redirect)', (asked) => {
  expect(nextAddress(asked)).toBe('/');
});
