import { defaultVersionId } from '@berea/scripture';
import { guidedStudyRequest } from '@berea/validation';
import { checkedStudy, studyOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { noStudy } from '../_shared/nothing-found.ts';

/** Returns a study on a topic, for one person or a group. */
export const guidedStudy = ({ database, author, limit, resources, readMeaning }: AnswerContext) =>
  endpoint({
    name: 'guided-study',
    methods: ['POST'],
    input: guidedStudyRequest,
    async answer({ topic, bibleId: versionId = defaultVersionId }, headers) {
      const answered = await careFirst(
        {
          text: topic,
          resources,
          ofCard: studyOfCareCard,
          ordinary: async (text: string) => {
            limit(headers);
            return (await author(headers)).study({ text, versionId });
          },
          checked: (draft) => checkedStudy(database, versionId, draft),
        },
        readMeaning,
      );
      if (!answered) throw noStudy(topic);
      return { body: { study: answered.body, care: answered.care } };
    },
  });
