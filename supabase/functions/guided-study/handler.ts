import { defaultVersionId } from '@berea/scripture';
import { guidedStudyRequest } from '@berea/validation';
import { checkedStudy, studyOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { ownCard } from '../_shared/own-card.ts';
import { noStudy } from '../_shared/nothing-found.ts';

/** Returns a study on a topic, for one person or a group. */
export const guidedStudy = ({ database, author, content, limit, resources }: AnswerContext) => {
  const isOwnCard = ownCard(content.studies.map((card) => card.topic));
  return endpoint({
    name: 'guided-study',
    methods: ['GET', 'POST'],
    input: guidedStudyRequest,
    shared: { version: contentVersion(database), spelling: ({ topic, bibleId }) => ({ topic, bibleId }) },
    async answer({ topic, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst({
        text: topic,
        resources,
        ofCard: studyOfCareCard,
        ordinary: (text: string) => {
          limit(headers);
          return author(headers).study({ text, versionId });
        },
        checked: (draft) => checkedStudy(database, versionId, draft),
      });
      if (!answered) throw noStudy(topic);
      return { body: { study: answered.body, care: answered.care }, keep: isOwnCard(topic, answered) };
    },
  });
};
