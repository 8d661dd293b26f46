import { examineRequest, type ExamineResponse } from '@berea/validation';
import { examined, storedTexts } from '@berea/search/examine';
import type { AnswerContext } from '../_shared/answer-context.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { ownContent } from '../_shared/own-content.ts';

/** Reads the references and the quotations in a text and judges them. The text is kept nowhere: only POST carries it. */
export const examine = ({ database, limit }: Pick<AnswerContext, 'database' | 'limit'>, reader = database) => {
  const texts = storedTexts(database);
  const content = ownContent(reader, ['sayings', 'modernWordings']);
  return endpoint({
    name: 'examine',
    methods: ['POST'],
    input: examineRequest,
    async answer({ text }, headers) {
      limit(headers);
      await content.read();
      const body: ExamineResponse = { data: await examined(texts, text) };
      return { body };
    },
  });
};
