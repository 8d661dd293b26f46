import { defaultVersionId } from '@berea/scripture';
import { scriptureQuestionRequest } from '@berea/validation';
import { checkedAnswer, answerOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** Answers a question in plain English from scripture. */
export const scriptureQuestion = ({ database, author, limit, resources, readMeaning }: AnswerContext) =>
  endpoint({
    name: 'scripture-question',
    methods: ['POST'],
    input: scriptureQuestionRequest,
    async answer({ question, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst(
        {
          text: question,
          resources,
          ofCard: (card) => answerOfCareCard(card, question),
          ordinary: async (text, meaning) => {
            limit(headers);
            return (await author(headers)).answer({ text, versionId, meaning });
          },
          checked: (draft) => checkedAnswer(database, versionId, draft),
        },
        readMeaning,
      );
      return { body: { data: { ...answered.body, care: answered.care } } };
    },
  });
