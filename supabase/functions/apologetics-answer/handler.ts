import { defaultVersionId } from '@berea/scripture';
import { apologeticsRequest } from '@berea/validation';
import { checkedObjection, objectionOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** Answers an objection to the Christian faith. Care comes first: see `careFirst`. */
export const apologeticsAnswer = ({ database, author, limit, resources, readMeaning }: AnswerContext) =>
  endpoint({
    name: 'apologetics-answer',
    methods: ['POST'],
    input: apologeticsRequest,
    async answer({ objection, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst(
        {
          text: objection,
          resources,
          ofCard: (card) => objectionOfCareCard(card, objection),
          ordinary: async (text: string) => {
            limit(headers);
            return (await author(headers)).objection({ text, versionId });
          },
          checked: (draft) => checkedObjection(database, versionId, draft),
        },
        readMeaning,
      );
      return { body: { data: { ...answered.body, care: answered.care } } };
    },
  });
