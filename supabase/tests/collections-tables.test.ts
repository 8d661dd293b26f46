/** What the table of collections accepts, and who reads a shared one. Whose rows they are: `security.test.ts`. */

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { forEachEngine, onOneEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const refused = { status: 400, error: { code: '23514' } };
const item = (text: string, kind = 'text') => ({ id: 'one', kind, text });

forEachEngine((engine) => {
  let rest: RestServer;
  let ruth: Person;
  let mallory: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
    [ruth, mallory] = [await rest.person(), await rest.person()];
  });
  afterAll(() => rest.close());
  beforeEach(() => engine.database.tx((tx) => tx.exec('delete from public.collections')));
  const collections = () => ruth.client.from('collections');
  const shared = async (client: Person['client'], token: unknown) =>
    (await client.rpc('shared_collection', { token })).data;

  it.each([
    ['no title', { title: ' ' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['items that are no list', { items: { text: 'x' } }],
    ['an item that is no object', { items: ['x'] }],
    ['an item without a text', { items: [{ kind: 'text' }] }],
    ['an item of another kind', { items: [item('x', 'script')] }],
    ['a version that is no text', { items: [{ ...item('John 3:16', 'passage'), version: 1 }] }],
    ['a version of 41 characters', { items: [{ ...item('John 3:16', 'passage'), version: 'x'.repeat(41) }] }],
    ['a text of 20,001 characters', { items: [item('x'.repeat(20_001))] }],
    ['501 items', { items: Array.from({ length: 501 }, () => item('x')) }],
    ['more than 500,000 bytes', { items: Array.from({ length: 26 }, () => item('x'.repeat(20_000))) }],
  ])('refuses a collection with %s', async (_, changed) => {
    expect(await collections().insert({ title: 'Sunday', ...changed })).toMatchObject(refused);
  });

  it('keeps 500 items, and a text of 20,000 characters', async () => {
    const passage = { ...item('John 3:16', 'passage'), version: 'eng-web' };
    const items = [item('x'.repeat(20_000)), ...Array.from({ length: 499 }, () => passage)];
    expect((await collections().insert({ title: 'Sunday', items })).status).toBe(201);
  });

  it('guards the limit of 200 collections for each person', async () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ title: 'x' }));
    await collections().insert(many(199)).throwOnError();
    expect(await collections().insert(many(2))).toMatchObject(refused);
    expect((await collections().insert(many(1))).status).toBe(201);
  });

  it('guards the link: who has it reads title and items, and nothing of the owner; nobody else reads anything', async () => {
    const token = randomUUID();
    const items = [item('By night.')];
    await collections().insert({ title: 'Sunday', items, share_token: token }).throwOnError();
    for (const client of [rest.visitor, mallory.client, ruth.client])
      expect(await shared(client, token)).toEqual([{ title: 'Sunday', items }]);
    for (const wrong of [randomUUID(), null]) expect(await shared(rest.visitor, wrong)).toEqual([]);
    expect((await rest.visitor.from('collections').select()).status).toBe(401);
    expect((await mallory.client.from('collections').select().eq('share_token', token)).data).toEqual([]);
  });

  it('guards taking the link back: it leads nowhere any more', async () => {
    const token = randomUUID();
    await collections().insert({ title: 'Sunday', share_token: token }).throwOnError();
    await mallory.client.from('collections').update({ share_token: randomUUID() }).eq('share_token', token);
    expect(await shared(rest.visitor, token)).toHaveLength(1);
    await collections().update({ share_token: null }).eq('share_token', token).throwOnError();
    expect(await shared(rest.visitor, token)).toEqual([]);
    expect(await shared(rest.visitor, null)).toEqual([]);
  });

  it('guards a link that was taken back, or went with its collection: its owner may use it again, nobody else', async () => {
    const [taken, gone] = [randomUUID(), randomUUID()];
    const { data } = await collections()
      .insert([
        { title: 'Sunday', share_token: taken },
        { title: 'Monday', share_token: gone },
      ])
      .select('id')
      .throwOnError();
    await collections().update({ share_token: null }).eq('share_token', taken).throwOnError();
    await collections().delete().eq('share_token', gone).throwOnError();
    const hers = await mallory.client
      .from('collections')
      .insert({ title: 'Hers' })
      .select('id')
      .single()
      .throwOnError();
    for (const share_token of [taken, gone]) {
      expect(await mallory.client.from('collections').insert({ title: 'Hers', share_token })).toMatchObject(refused);
      const changed = mallory.client.from('collections').update({ share_token }).eq('id', hers.data.id);
      expect(await changed).toMatchObject(refused);
      expect(await shared(rest.visitor, share_token)).toEqual([]);
    }
    await collections().update({ share_token: taken }).eq('id', data[0]!.id).throwOnError();
    await collections().insert({ title: 'Monday', share_token: gone }).throwOnError();
    expect(await shared(rest.visitor, taken)).toMatchObject([{ title: 'Sunday' }]);
    expect(await shared(rest.visitor, gone)).toMatchObject([{ title: 'Monday' }]);
  });

  it('guards against the change that another device did not see: an update with an old time changes nothing', async () => {
    const { data } = await collections().insert({ title: 'Sunday' }).select('id,updated_at').single().throwOnError();
    const save = async (title: string) =>
      (await collections().update({ title }).eq('id', data.id).eq('updated_at', data.updated_at).select('title')).data;
    expect(await save('First')).toEqual([{ title: 'First' }]);
    expect(await save('Second')).toEqual([]);
  });
}, onOneEngine);
