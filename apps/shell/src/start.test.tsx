import { stubBrowserApis, json, fakeNetwork, unreachable, type Routes } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { registryOf } from './remotes/testing/registry.ts';
import { start } from './start.tsx';

const config = () => json({ supabaseUrl: '/', supabaseKey: 'sb_publishable_local' });
const verse = () => json({ verse: { details: { text: 'Rejoice evermore.', reference: '1 Thessalonians 5:16' } } });

let root: Root;
const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => text as unknown);

/** Starts the app with these fake responses. */
async function openPage(routes: Routes, at = '/', html = '<div id="root"></div>') {
  history.replaceState(null, '', at);
  stubBrowserApis();
  // Supabase warns about multiple clients on a page; each start creates one.
  vi.spyOn(console, 'warn').mockReturnValue();
  const network = fakeNetwork(routes);
  vi.stubGlobal('fetch', network.fetch);
  document.body.innerHTML = html;
  root = await act(start);
  return network;
}

// What stays mounted would answer the toasts of other tests.
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
});

it('shows the home page with the verse of the day', async () => {
  await openPage({
    '/config.json': config,
    '/registry.json': () => json(registryOf({ reader: {} })),
    '/functions/v1/daily-verse': verse,
  });
  expect(await screen.findByText('“Rejoice evermore.”')).toBeInTheDocument();
});

it('security: takes a session out of the address that a link in the open page puts there', async () => {
  await openPage({ '/config.json': config, '/functions/v1/daily-verse': verse }, '/?x=1');
  location.hash = '#access_token=a&refresh_token=b&type=recovery';
  await vi.waitFor(() => expect(location.href.replace(location.origin, '')).toBe('/?x=1'));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('sb-'))).toEqual([]);
});

it('shows the home page without a registry', async () => {
  await openPage({ '/config.json': config, '/functions/v1/daily-verse': verse });
  expect(await screen.findByRole('heading', { level: 1, name: 'Berea' })).toBeInTheDocument();
});

it('does not show a remote that needs more than is deployed, which is known only once the configuration came', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const registry = registryOf({ reader: { backend: { functions: ['bible-chapter', 'answers'] } } });
  const backend = { functions: ['bible-chapter'], migration: '20261120000001' };
  const answer = () => json({ supabaseUrl: '/', supabaseKey: 'sb_publishable_local', backend });
  await openPage({ '/config.json': answer, '/registry.json': () => json(registry) }, '/reader');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This part needs a newer Berea. Reload.');
  // Supabase warns, too, about several clients on a page.
  expect(warnings()).toContain('Not shown (incompatible): needs the functions answers');
});

it('renders the page itself for a visitor who gets a rollout, because the server rendered the stable version', async () => {
  const differs = vi.spyOn(console, 'error').mockReturnValue();
  const rollout = { version: '1.1.0-bbbbbb', percent: 99.999_999 };
  const registry = registryOf({ reader: { versions: ['1.0.0-aaaaaa', '0.9.0-cccccc', '1.1.0-bbbbbb'], rollout } });
  const rendered = JSON.stringify({ path: '/', release: null, state: { queries: [], mutations: [] } });
  await openPage(
    { '/config.json': config, '/registry.json': () => json(registry), '/functions/v1/daily-verse': verse },
    '/',
    `<div id="root"><h1>What the server rendered</h1></div><script type="application/json" id="berea-rendered">${rendered}</script>`,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Berea' })).toBeInTheDocument();
  expect(screen.queryByText('What the server rendered')).toBeNull();
  expect(differs).not.toHaveBeenCalledWith('The page differs from what the server rendered.', expect.anything());
  localStorage.clear();
});

it('renders the page itself in a tab that is asked to try a version, and says so above it', async () => {
  const registry = registryOf({ reader: {} });
  const rendered = JSON.stringify({ path: '/', release: null, state: { queries: [], mutations: [] } });
  const operatorKeyHash = 'a'.repeat(64);
  await openPage(
    {
      '/config.json': () => json({ supabaseUrl: '/', supabaseKey: 'sb_publishable_local', operatorKeyHash }),
      '/registry.json': () => json(registry),
      '/functions/v1/daily-verse': verse,
    },
    '/#try=reader@1.1.0-bbbbbb',
    `<div id="root"><h1>What the server rendered</h1></div><script type="application/json" id="berea-rendered">${rendered}</script>`,
  );
  expect(await screen.findByRole('region', { name: 'Version override' })).toHaveTextContent('reader 1.1.0-bbbbbb');
  expect(screen.getByRole('heading', { level: 1, name: 'Berea' })).toBeInTheDocument();
  expect(screen.queryByText('What the server rendered')).toBeNull();
  sessionStorage.clear();
});

it('shows an error when no configuration is available', async () => {
  await openPage({ '/config.json': unreachable });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Berea cannot reach its server');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
