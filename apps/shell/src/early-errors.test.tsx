import { clientEventsRequest } from '@berea/validation';
import { fakeNetwork, json } from '@berea/shell-api/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { recordEarlyErrors } from './early-errors.ts';
import { registryOf } from './remotes/testing/registry.ts';
import { tellFailedStart } from './watching/failed-start.ts';

const path = '/functions/v1/client-events';
const stable = '0123456789ab';
const registry = registryOf({}, { revision: 7 });

/** A page whose first script has run. @returns the events that were sent */
function open(collected: object = { clientEvents: { failures: 100, measures: 0 } }) {
  const config = { supabaseUrl: 'https://project.test/', supabaseKey: 'key', ...collected };
  const { fetch, calls } = fakeNetwork({ '/config.json': () => json(config), [path]: () => json({ success: true }) });
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = `<script src="/shell/${stable}/main.js"></script><script type="application/json" id="berea-registry">${JSON.stringify(registry)}</script>`;
  recordEarlyErrors(() => registry);
  return {
    calls,
    sent: () =>
      calls.filter(({ url }) => url.pathname === path).flatMap(({ body }) => clientEventsRequest.parse(body).events),
  };
}

/** A script of the page does not come, or one that is loaded later. */
function failScript({ async }: { async: boolean }): void {
  const script = Object.assign(document.createElement('script'), { async, src: `/shell/${stable}/main.js` });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  delete window.bereaEarlyErrors;
  delete window.bereaEarlyErrors;
  document.body.innerHTML = '';
  localStorage.clear();
});

it('records what is thrown, at most ten times, and sends nothing of it', async () => {
  const { calls } = open();
  for (let count = 0; count < 12; count++) dispatchEvent(new ErrorEvent('error', { error: new Error('secret') }));
  await settle();
  expect(window.bereaEarlyErrors).toHaveLength(10);
  expect(calls).toEqual([]);
});

it('says once that a script of the page did not come', async () => {
  const { sent, calls } = open();
  failScript({ async: false });
  failScript({ async: false });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await settle();
  expect(sent()).toMatchObject([
    { remote: 'shell', version: stable, revision: 7, route: '/*', phase: 'load', kind: 'unreachable', frames: [] },
  ]);
  expect(calls.at(-1)?.url.origin).toBe('https://project.test');
});

it('leaves scripts that are loaded later to those who load them', async () => {
  const { calls } = open();
  failScript({ async: true });
  await settle();
  expect(calls).toEqual([]);
});

it.each<[string, () => void, object?]>([
  ['the browser asks for privacy', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
  ['it asks so in the new way', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
  ['failures are not collected', () => undefined, {}],
  ['only measures are', () => undefined, { clientEvents: { failures: 0, measures: 100 } }],
])('says nothing where %s', async (_, prepare, collected) => {
  prepare();
  const { sent, calls } = open(collected);
  failScript({ async: false });
  await tellFailedStart();
  await settle();
  expect(sent()).toEqual([]);
  expect(calls.filter(({ url }) => url.pathname === path)).toEqual([]);
});

it('says that the shell threw while it was started', async () => {
  const { sent } = open();
  await tellFailedStart();
  expect(sent()).toMatchObject([{ remote: 'shell', kind: 'starting' }]);
});
