import { defaultVersionId } from '@berea/scripture';
import { guidedStudyRequest } from '@berea/validation';
import { checkedStudy } from '../_shared/author/checked.ts';
import type { Desk } from '../_shared/author/desk.ts';
import { noStudy } from '../_shared/author/nothing-found.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** A study on a topic, to be worked through alone or in a group. */
export const guidedStudy = ({ database, author, limit }: Desk) =>
  endpoint({
    name: 'guided-study',
    methods: ['POST'],
    input: guidedStudyRequest,
    async answer({ topic, bibleId: versionId = defaultVersionId }, headers) {
      limit(headers);
      const draft = await author(headers).study({ text: topic, versionId });
      if (!draft) throw noStudy(topic);
      return { body: { study: await checkedStudy(database, versionId, draft) } };
    },
  });
