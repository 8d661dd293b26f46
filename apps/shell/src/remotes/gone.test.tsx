import { json, renderInShell } from '@berea/shell-api/testing';
import { expect, it, vi } from 'vitest';
import { fileOf, isGone } from './gone.ts';

const file = '/r/reader/1.0.0-aaaaaa/157.js';
const listed = { remotes: { reader: { versions: { '1.0.0-aaaaaa': {} } } } };
const newer = { remotes: { reader: { versions: { '1.1.0-bbbbbb': {} } } } };
const missing = () => new Response('Not found.', { status: 404 });
const serve = (routes: Record<string, () => Response>) => renderInShell(<p />, { routes });

it('says that a file is gone whose version the host no longer lists', async () => {
  serve({ [file]: missing, '/registry.json': () => json(newer) });
  expect(await isGone(file)).toBe(true);
});

it.each([
  ['the host lists its version', { [file]: missing, '/registry.json': () => json(listed) }],
  ['the file is there', { [file]: () => new Response('code'), '/registry.json': () => json(newer) }],
  ['the registry does not come', { [file]: missing, '/registry.json': missing }],
  ['nothing comes', { [file]: Response.error, '/registry.json': Response.error }],
])('does not say so when %s', async (_, routes) => {
  serve(routes);
  expect(await isGone(file)).toBe(false);
});

it('asks nobody while the browser is offline', async () => {
  const { calls } = serve({ [file]: missing, '/registry.json': () => json(newer) });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await isGone(file)).toBe(false);
  expect(calls).toEqual([]);
});

it('knows the file of an error of the bundler', () => {
  expect(fileOf(Object.assign(new Error('Loading chunk 157 failed.'), { request: file }))).toBe(file);
  expect(fileOf(new Error('offline'))).toBeUndefined();
});
