/** The limit on requests from one address, over real connections and in front of the real routes. */

import { Agent, get } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { startProductServer } from './product-server.ts';
import type { ProductServer } from './product-server.ts';

let product: ProductServer;
const agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await product.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
}

/** Sends requests from one address, over as many connections as the system accepts at once. */
function flood(address: string, path: string, count: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  agents.push(agent);
  const headers = { apikey: product.embedded.keys.publishable, 'x-forwarded-for': address };
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      get(`${product.url}${path}`, { agent, headers }, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] }));
      }).on('error', reject);
    });
  return Promise.all(Array.from({ length: count }, ask));
}
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

describe('security: a flood from one address', () => {
  it('is answered five times the rate, and then 429 with a time to come back, on every route', async () => {
    product = await startProductServer({ GATEWAY_REQUESTS_PER_SECOND: '10' });
    const routes = ['/auth/v1/health', '/rest/v1/bible_versions?select=id', '/functions/v1/nothing'];
    for (const [index, path] of routes.entries()) {
      const answers = await flood(`203.0.113.${index}`, path, 60);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused, path).toHaveLength(10);
      for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
      // The count is the address's own.
      expect(statuses(await flood(`198.51.100.${index}`, path, 10))).not.toContain(429);
    }
  }, 60_000);

  it(
    'of 1,500 requests at once is answered or told to come back, every one',
    { tags: ['full'], timeout: 60_000 },
    async () => {
      product = await startProductServer();
      const path = '/rest/v1/bible_versions?select=id';
      const answers = await flood('203.0.113.7', path, 1500);
      expect(statuses(answers).filter((status) => ![200, 429, 503].includes(status ?? 0))).toEqual([]);
      for (const { status, retryAfter } of answers) if (status !== 200) expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(statuses(await flood('203.0.113.8', path, 1))).toEqual([200]);
    },
  );
});
