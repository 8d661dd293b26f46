import { defaultVersionId } from '@berea/scripture';
import { scriptureQuestionRequest } from '@berea/validation';
import { checkedAnswer, answerOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { ownCard } from '../_shared/own-card.ts';

/** Answers a question in plain English from scripture. */
export const scriptureQuestion = ({ database, author, content, limit, resources }: AnswerContext) => {
  const isOwnCard = ownCard(content.questions.map((card) => card.question));
  return endpoint({
    name: 'scripture-question',
    methods: ['GET', 'POST'],
    input: scriptureQuestionRequest,
    shared: { version: contentVersion(database), spelling: ({ question, bibleId }) => ({ question, bibleId }) },
    async answer({ question, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst({
        text: question,
        resources,
        ofCard: (card) => answerOfCareCard(card, question),
        ordinary: (text, meaning) => {
          limit(headers);
          return author(headers).answer({ text, versionId, meaning });
        },
        checked: (draft) => checkedAnswer(database, versionId, draft),
      });
      return { body: { data: { ...answered.body, care: answered.care } }, keep: isOwnCard(question, answered) };
    },
  });
};
