/** What everybody gets, asked for by address: with GET, through the gateway that keeps it. */

import { dataFolder } from '@berea/importer/testing';
import { sharedAddress, type SharedInput } from '@berea/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startPreparedServer, type ProductServer } from './product-server.ts';

let server: ProductServer;
beforeAll(async () => {
  server = await startPreparedServer(dataFolder);
}, 120_000);
afterAll(() => server?.close());

const kjv = '06125adad2d5898a-01';
const verse = { book: 'John', chapter: 3, verse: 16, bibleId: kjv };
/** Each function whose answers are shared, with an input in the spelling of its address. */
const shared: Record<string, SharedInput> = {
  'bible-chapter': { book: '1 John', chapter: 3, bibleId: 'eng-web' },
  'book-overview': { bookName: 'Song of Solomon' },
  'chapter-context': verse,
  'concordance-search': { query: 'hyssop' },
  'cross-references': verse,
  'strongs-search': { strongs: 'G26' },
  'verse-detail': { verseId: 'Song of Solomon 1:1' },
};
const read = (name: string, input: SharedInput, version?: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/functions/v1/${sharedAddress(name, input, version)}`, { headers });
const currentVersion = async () => String((await server.query('select public.content_version() as v'))[0]?.['v']);

describe('what everybody gets', () => {
  it.each(Object.entries(shared))(
    '%s answers by address as it does by POST, to be kept for long',
    async (name, input) => {
      const posted = await fetch(`${server.url}/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(input) });
      const answer = await read(name, input, await currentVersion());
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=604800, immutable']);
      expect(await answer.json()).toEqual(await posted.json());
      expect(posted.headers.get('cache-control')).toBe('no-store');
      const etag = answer.headers.get('etag') ?? '';
      expect((await read(name, input, undefined, { 'if-none-match': etag })).status).toBe(304);
    },
  );

  it('has a version that changes with the texts, the index and what we wrote, and with nothing else', async () => {
    const asked = async () => (await server.query('select public.content_version() as version'))[0]!['version'];
    const before = await asked();
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    await server.query(`update public.sources set imported_at = now(), name = name || '!'`);
    expect(await asked()).toBe(before);
    const changes = [
      `update public.sources set fingerprint = 'other' where id = 'kjv'`,
      `update public.sources set package_version = package_version || '.1' where id = 'kjv'`,
      `update public.search_built set fingerprint = 'other'`,
      `insert into public.written_content (fingerprint) values ('one')`,
      `update public.written_content set fingerprint = 'two'`,
    ];
    const seen = new Set([before]);
    for (const change of changes) seen.add((await server.query(change), await asked()));
    expect(seen.size).toBe(changes.length + 1);
  });

  it('is sent again from memory, and read again when the content changes', async () => {
    const input = { book: 'Jude', chapter: 1, bibleId: kjv };
    const text = async () =>
      ((await (await read('bible-chapter', input)).json()) as { data: { content: string } }).data.content;
    // The test before this one changed the version. Once the server has seen that, it forgets nothing by itself.
    await expect.poll(() => server.embedded.contentVersion(), { timeout: 30_000 }).toBe(await currentVersion());
    const before = await text();
    // Written past the importer: nobody is told, so what is kept is sent.
    await server.query(
      `update public.chapters set content = '<p>Changed.</p>' where book = 'Jude' and version_id = '${kjv}'`,
    );
    expect(await text()).toBe(before);
    await server.query(`update public.sources set fingerprint = fingerprint || '+' where id = 'kjv'`);
    await expect
      .poll(async () => (await server.embedded.contentVersion(), await text()), { timeout: 30_000 })
      .toBe('<p>Changed.</p>');
  });

  it('security: nobody makes others get an answer under a version that is not the current one', async () => {
    const answer = await read('book-overview', { bookName: 'Ruth' }, 'ffffffffffffffff');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
    expect(answer.headers.has('age')).toBe(false);
  });

  it.each([
    ['apologetics-answer', { objection: 'Who Made God?' }],
    ['encyclopedia-category', { category: 'people' }],
    ['encyclopedia-entry', { term: 'Ruth' }],
    ['guided-study', { topic: 'Forgiving others' }],
    ['scripture-question', { question: 'Why does God allow suffering?' }],
  ])('security: what somebody typed for %s can be in no address', async (name, input) => {
    const answer = await read(name, input);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([405, 'no-store']);
  });
});
