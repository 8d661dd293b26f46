import { encyclopediaEntryRequest } from '@berea/validation';
import { checkedEntry, entryOfCareCard, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { noEntry } from '../_shared/nothing-found.ts';

/** Returns an encyclopedia entry on a person, a place, a book or any other biblical term. */
export const encyclopediaEntry = ({ database, author, limit, resources, readMeaning }: AnswerContext) =>
  endpoint({
    name: 'encyclopedia-entry',
    methods: ['POST'],
    input: encyclopediaEntryRequest,
    async answer({ term }, headers) {
      const answered = await careFirst(
        {
          text: term,
          resources,
          ofCard: entryOfCareCard,
          ordinary: async (text: string) => {
            limit(headers);
            return (await author(headers)).entry(text);
          },
          checked: (draft) => checkedEntry(database, draft),
        },
        readMeaning,
      );
      if (!answered) throw noEntry(term, await (await author(headers)).titlesNear(term));
      return { body: { data: { ...answered.body, care: answered.care } } };
    },
  });
