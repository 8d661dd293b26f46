import type { Embedded } from '@berea/embedded';
import { Hono } from 'hono';

/** GET /healthz: what each part says about itself, with 503 unless all are ready. */
export const healthRoute = (health: Embedded['health']): Hono =>
  new Hono().get('/healthz', async (c) => {
    const state = await health();
    return c.json(state, state.status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' });
  });
