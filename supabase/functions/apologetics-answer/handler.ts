import { defaultVersionId } from '@berea/scripture';
import { apologeticsRequest } from '@berea/validation';
import { checkedObjection, objectionOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { ownCard } from '../_shared/own-card.ts';

/** Answers an objection to the Christian faith. Care comes first: see `careFirst`. */
export const apologeticsAnswer = ({ database, author, content, limit, resources }: AnswerContext) => {
  const isOwnCard = ownCard(content.apologetics.map(({ title }) => title));
  return endpoint({
    name: 'apologetics-answer',
    methods: ['GET', 'POST'],
    input: apologeticsRequest,
    shared: { version: contentVersion(database), spelling: ({ objection, bibleId }) => ({ objection, bibleId }) },
    async answer({ objection, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst({
        text: objection,
        resources,
        ofCard: (card) => objectionOfCareCard(card, objection),
        ordinary: (text: string) => {
          limit(headers);
          return author(headers).objection({ text, versionId });
        },
        checked: (draft) => checkedObjection(database, versionId, draft),
      });
      return { body: { data: { ...answered.body, care: answered.care } }, keep: isOwnCard(objection, answered) };
    },
  });
};
