/** JSON that is nested too deeply or too long is refused before it reaches the database, whoever sends it. */

import { afterAll, beforeAll, expect, it } from 'vitest';

import { forEachEngine } from './engines.ts';
import { goodPassword, newAccount, startProductServer } from './product-server.ts';
import type { Account, ProductServer } from './product-server.ts';

/** JSON text nested `depth` levels deep. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const allowed = 64;

forEachEngine((engine) => {
  let product: ProductServer;
  let ruth: Account;
  beforeAll(async () => {
    product = await startProductServer({}, engine.database);
    ruth = await newAccount(product);
  });
  afterAll(() => product.close());

  async function send(path: string, body: string | ReadableStream | undefined, { method = 'POST', token = '' } = {}) {
    const apikey = product.embedded.keys.publishable;
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        apikey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        prefer: 'return=representation',
      },
      signal: AbortSignal.timeout(10_000),
      ...(body !== undefined && { body, duplex: 'half' as const }),
    });
    return { status: response.status, text: await response.text() };
  }
  const token = async () => ruth.token;
  /** A request that needs the database. It must be answered at once after every attack. */
  const isAlive = async () => {
    const began = performance.now();
    expect((await send('/rest/v1/bible_versions?select=id', undefined, { method: 'GET' })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(3000);
  };

  it.each([
    ['sign-up', '/auth/v1/signup', 'POST', (json: string) => `{"email":"a@b.example","password":"x","data":${json}}`],
    ['the user', '/auth/v1/user', 'PUT', (json: string) => `{"data":${json}}`],
    ['a table', '/rest/v1/saved_studies', 'POST', (json: string) => `{"title":"x","study_sections":[${json}]}`],
    ['a function', '/rest/v1/rpc/library_search', 'POST', (json: string) => `{"terms":${json}}`],
    ['an edge function', '/functions/v1/bible-chapter', 'POST', (json: string) => `{"book":${json}}`],
  ])(
    'security: %s refuses a body nested 2,000, 10,000 and 50,000 levels deep with 400',
    async (_, path, method, body) => {
      for (const depth of [2000, 10_000, ...(path.startsWith('/auth') ? [] : [50_000])]) {
        const { status, text } = await send(path, body(nested(depth)), { method, token: await token() });
        expect([depth, status, text]).toEqual([depth, 400, expect.stringContaining(`${allowed} levels`)]);
      }
      await isAlive();
    },
  );

  it('security: a filter and an argument in the query string are limited as well', async () => {
    const deep = encodeURIComponent('['.repeat(500) + ']'.repeat(500));
    const filters = [`study_sections=cs.${deep}`, `study_sections=in.(${deep})`, `study_sections=eq(any).{"${deep}"}`];
    for (const filter of filters) {
      const { status } = await send(`/rest/v1/saved_studies?${filter}`, undefined, {
        method: 'GET',
        token: await token(),
      });
      expect([filter.slice(0, 24), status]).toEqual([filter.slice(0, 24), 400]);
    }
    const path = "->'a'".repeat(500);
    expect(
      (await send(`/rest/v1/saved_studies?select=study_sections${path}`, undefined, { method: 'GET' })).status,
    ).toBe(400);
    await isAlive();
  });

  it('stores what people nest, brackets in texts included', async () => {
    const sections = [{ heading: '['.repeat(200), a: JSON.parse(nested(50).replace('1', '"1"')) as unknown }];
    const stored = await ruth.client
      .from('saved_studies')
      .insert({ title: 'x', study_sections: sections })
      .select('study_sections')
      .single();
    expect(stored.data?.study_sections).toEqual(sections);
  });

  it.each([
    ['collections', 'items', '[{"kind":"text","text":"x","n":[NUMBERS]}]'],
    ['reading_plans', 'books', '["Matt",NUMBERS]'],
    ['saved_studies', 'key_scriptures', '[NUMBERS]'],
    ['saved_studies', 'study_sections', '[{"heading":"x","n":{"a":[NUMBERS]}}]'],
    ['saved_studies', 'suggested_long_reads', '[{"title":"x","n":[NUMBERS]}]'],
    ['saved_studies', 'reflection_questions', '[NUMBERS]'],
    ['saved_studies', 'user_answers', '[NUMBERS]'],
  ])('security: %s.%s has no numbers: each could be a text of 131,001 digits', async (table, column, json) => {
    const value = json.replace('NUMBERS', Array(300).fill('1e131000').join());
    const others = table === 'reading_plans' ? '"name":"x","days":1,"started_on":"2026-01-01"' : '"title":"x"';
    const { status, text } = await send(`/rest/v1/${table}`, `{${others},"${column}":${value}}`, {
      token: await token(),
    });
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { code: '23514', message: `${column} may have no numbers` },
    ]);
  });

  it('security: the accounts refuse a body above 64 KB, with and without a stated length', async () => {
    const data = { email: 'long@berea.example', password: goodPassword, data: { a: 'x'.repeat(65 * 1024) } };
    const body = JSON.stringify(data);
    expect((await send('/auth/v1/signup', body)).status).toBe(413);
    expect((await send('/auth/v1/signup', new Blob([body]).stream())).status).toBe(413);
  });
});
