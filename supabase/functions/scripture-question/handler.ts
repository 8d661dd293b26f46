import { defaultVersionId } from '@berea/scripture';
import { scriptureQuestionRequest } from '@berea/validation';
import { checkedAnswer } from '../_shared/author/checked.ts';
import type { AnswerContext } from '../_shared/author/answer-context.ts';
import { answerOfCareCard } from '../_shared/care/card-drafts.ts';
import { careFirst } from '../_shared/care/care-first.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** Answers a question in plain English from scripture. */
export const scriptureQuestion = ({ database, author, limit, resources }: AnswerContext) =>
  endpoint({
    name: 'scripture-question',
    methods: ['POST'],
    input: scriptureQuestionRequest,
    async answer({ question, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst({
        text: question,
        resources,
        ofCard: (card) => answerOfCareCard(card, question),
        ordinary: () => {
          limit(headers);
          return author(headers).answer({ text: question, versionId });
        },
        checked: (draft) => checkedAnswer(database, versionId, draft),
      });
      return { body: { data: { ...answered.body, care: answered.care } } };
    },
  });
