import { encyclopediaEntryRequest } from '@berea/validation';
import { checkedEntry } from '../_shared/author/checked.ts';
import type { Desk } from '../_shared/author/desk.ts';
import { noEntry } from '../_shared/author/nothing-found.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** What there is to say on a person, a place, a book or any other term of scripture. */
export const encyclopediaEntry = ({ database, author, limit }: Desk) =>
  endpoint({
    name: 'encyclopedia-entry',
    methods: ['POST'],
    input: encyclopediaEntryRequest,
    async answer({ term }, headers) {
      limit(headers);
      const draft = await author(headers).entry(term);
      if (!draft) throw noEntry(term);
      return { body: { data: await checkedEntry(database, draft) } };
    },
  });
