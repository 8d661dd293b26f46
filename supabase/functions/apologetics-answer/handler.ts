import { defaultVersionId } from '@berea/scripture';
import { apologeticsRequest } from '@berea/validation';
import { checkedObjection } from '../_shared/author/checked.ts';
import type { Desk } from '../_shared/author/desk.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** An objection to the faith, answered. */
export const apologeticsAnswer = ({ database, author, limit }: Desk) =>
  endpoint({
    name: 'apologetics-answer',
    methods: ['POST'],
    input: apologeticsRequest,
    async answer({ objection, bibleId: versionId = defaultVersionId }, headers) {
      limit(headers);
      const draft = await author(headers).objection({ text: objection, versionId });
      return { body: { data: await checkedObjection(database, versionId, draft) } };
    },
  });
