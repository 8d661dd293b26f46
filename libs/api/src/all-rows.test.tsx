import { fakeNetwork, json, testClient, testSession, testUser } from '@berea/shell-api/testing';
import { expect, it } from 'vitest';
import { allRows } from './all-rows.ts';

it('all rows come in smaller pages where the answer would be too long for the server', async () => {
  const stored = Array.from({ length: 300 }, (_, id) => ({ id }));
  const network = fakeNetwork({
    '/rest/v1/saved_studies': ({ url }) => {
      const query = url.searchParams;
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      if (limit > 200) return json({ code: '54000', message: 'too long', details: null, hint: null }, 400);
      return json(stored.slice(offset, offset + limit));
    },
  });
  const client = testClient(network, testSession);
  expect(
    await allRows({ client: async () => client } as Parameters<typeof allRows>[0], 'saved_studies', testUser.id),
  ).toEqual(stored);
});
