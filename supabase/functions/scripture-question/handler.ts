import { defaultVersionId } from '@berea/scripture';
import { scriptureQuestionRequest } from '@berea/validation';
import { checkedAnswer } from '../_shared/author/checked.ts';
import type { Desk } from '../_shared/author/desk.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** A question in plain English, answered from scripture. */
export const scriptureQuestion = ({ database, author, limit }: Desk) =>
  endpoint({
    name: 'scripture-question',
    methods: ['POST'],
    input: scriptureQuestionRequest,
    async answer({ question, bibleId: versionId = defaultVersionId }, headers) {
      limit(headers);
      const draft = await author(headers).answer({ text: question, versionId });
      return { body: { data: await checkedAnswer(database, versionId, draft) } };
    },
  });
