import { stubBrowserApis, json, fakeNetwork, unreachable, type Routes } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { registryOf } from './remotes/testing/registry.ts';
import { start } from './start.tsx';

const config = () => json({ supabaseUrl: '/', supabaseKey: 'sb_publishable_local' });
const verse = () => json({ verse: { details: { text: 'Rejoice evermore.', reference: '1 Thessalonians 5:16' } } });

/** Opens the page at a host that answers like this. */
async function openPage(routes: Routes, at = '/') {
  history.replaceState(null, '', at);
  stubBrowserApis();
  // Each opening makes a client of its own, of which the client warns.
  vi.spyOn(console, 'warn').mockReturnValue();
  const network = fakeNetwork(routes);
  vi.stubGlobal('fetch', network.fetch);
  document.body.innerHTML = '<div id="root"></div>';
  await act(start);
  return network;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('shows home with the verse of the day', async () => {
  await openPage({
    '/config.json': config,
    '/registry.json': () => json(registryOf({ reader: {} })),
    '/functions/v1/daily-verse': verse,
  });
  expect(await screen.findByText('“Rejoice evermore.”')).toBeTruthy();
});

it('shows home although there is no registry', async () => {
  await openPage({ '/config.json': config, '/functions/v1/daily-verse': verse });
  expect(await screen.findByRole('heading', { level: 1, name: 'Berea' })).toBeTruthy();
});

it('says that it cannot reach its server when nobody says where that is', async () => {
  await openPage({ '/config.json': unreachable });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Berea cannot reach its server');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
