import { expect, it } from 'vitest';
import { healthRoute } from './health-route.ts';

it.each([
  [200, { status: 'ready', database: 'ready', functions: 'ready' }],
  [503, { status: 'degraded', database: 'unavailable', functions: 'ready' }],
] as const)('/healthz answers %i, and what each part says, in no cache', async (status, health) => {
  const response = await healthRoute(async () => health).request('/healthz');
  expect([response.status, await response.json()]).toEqual([status, health]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
