import { encyclopediaEntryRequest } from '@berea/validation';
import { checkedEntry, entryOfCareCard, entryTitles, careFirst } from '@berea/answers';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { contentVersion } from '../_shared/content-version.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { ownCard } from '../_shared/own-card.ts';
import { noEntry } from '../_shared/nothing-found.ts';

/** Returns an encyclopedia entry on a person, a place, a book or any other biblical term. */
export const encyclopediaEntry = ({ database, author, content, limit, resources }: AnswerContext) => {
  const isOwnCard = ownCard(entryTitles(content));
  return endpoint({
    name: 'encyclopedia-entry',
    methods: ['GET', 'POST'],
    input: encyclopediaEntryRequest,
    shared: { version: contentVersion(database), spelling: ({ term }) => ({ term }) },
    async answer({ term }, headers) {
      const answered = await careFirst({
        text: term,
        resources,
        ofCard: entryOfCareCard,
        ordinary: (text: string) => {
          limit(headers);
          return author(headers).entry(text);
        },
        checked: (draft) => checkedEntry(database, draft),
      });
      if (!answered) throw noEntry(term, await author(headers).titlesNear(term));
      return { body: { data: { ...answered.body, care: answered.care } }, keep: isOwnCard(term, answered) };
    },
  });
};
