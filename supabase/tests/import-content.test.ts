import { allKinds, readContent } from '@berea/content/files';
import { importContent } from '@berea/importer';
import { expect, it } from 'vitest';
import { forEachEngine, onOneEngine } from './engines.ts';
import { serveRest } from './rest-server.ts';

forEachEngine((engine) => {
  const ask = async (sql: string, params: unknown[] = []): Promise<unknown> =>
    (await engine.database.tx((tx) => tx.query(sql, params))).rows[0]!['asked'];
  const content = () => ask('select public.content_of($1) as asked', [allKinds]);

  it('what we wrote is imported as it is in the files, in its order, and found there the next time', async () => {
    expect(await content()).toEqual({});
    expect(await importContent(engine.database)).toBe(true);
    const imported = (await content()) as Record<string, object>;
    const written = readContent();
    expect(imported).toEqual(written);
    for (const kind of allKinds) expect(Object.keys(imported[kind]!)).toEqual(Object.keys(written[kind]));
    expect(await ask(`select title as asked from public.content_items where kind = 'people' and id = 'adam'`)).toBe(
      'Adam',
    );
    expect(await importContent(engine.database)).toBe(false);
  });

  it('is replaced as a whole when a file has changed', async () => {
    await engine.database.tx((tx) =>
      tx.exec(`update public.content_built set fingerprint = 'older';
        update public.content_items set title = 'Old' where kind = 'people';
        insert into public.content_items (kind, id, place, title, body) values ('people', 'nobody', 0, 'Nobody', '{}')`),
    );
    expect(await importContent(engine.database)).toBe(true);
    expect(await content()).toEqual(readContent());
    expect(await ask(`select count(*)::int as asked from public.content_items where title = 'Old'`)).toBe(0);
  });

  it('security: is read and written by the service alone', async () => {
    const rest = await serveRest(engine);
    try {
      const { client } = await rest.person();
      for (const one of [rest.visitor, client])
        for (const asked of [
          one.from('content_items').select('id').limit(1),
          one.from('content_built').select(),
          one.rpc('content_of', { kinds: ['relations'] }),
          one.from('content_items').insert({ kind: 'people', id: 'me', place: 0, title: 'Me', body: {} }),
          one.from('content_items').delete().eq('kind', 'people'),
        ])
          expect((await asked).error).toMatchObject({ code: '42501' });
      const { data } = await rest.service.rpc('content_of', { kinds: ['relations'] }).throwOnError();
      expect(data).toEqual(readContent(['relations']));
    } finally {
      await rest.close();
    }
  });
}, onOneEngine);
