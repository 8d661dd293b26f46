import { expect, it } from 'vitest';
import { parseRemoteModule } from './remote.ts';

const Screen = () => null;

it('accepts a module that exports routes', () => {
  const remote = { routes: [{ path: '/bible/:book?', Component: Screen }] };
  expect(parseRemoteModule({ remote })).toEqual(remote);
});

it.each([
  ['nothing', null],
  ['something else', { default: Screen }],
  ['no routes', { remote: { routes: [] } }],
  ['a relative path', { remote: { routes: [{ path: 'bible', Component: Screen }] } }],
  ['a route without a screen', { remote: { routes: [{ path: '/bible', Component: 'screen' }] } }],
])('rejects a module with %s', (_, loaded) => {
  expect(() => parseRemoteModule(loaded)).toThrow();
});
