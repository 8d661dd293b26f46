import { encyclopediaCategoryIds } from '@berea/validation';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { remote } from './testing/remote.ts';

const paths = manifest.berea.routes.map(({ path }) => path);

it('every route of package.json has the screen that it names', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(paths);
});

it('every category of the encyclopedia has a route', () => {
  const categories = manifest.berea.routes.filter(({ screen }) => screen === 'Category').map(({ path }) => path);
  expect(categories).toEqual(encyclopediaCategoryIds.map((category) => `/encyclopedia/${category}`));
});
