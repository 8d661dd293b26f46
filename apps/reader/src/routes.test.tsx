import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { remote } from './testing/remote.ts';

it('every route of package.json has the screen that it names', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(manifest.berea.routes.map(({ path }) => path));
});
