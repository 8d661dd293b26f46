import { json, silence, screenStories } from '@berea/shell-api/testing/stories';
import { context, data, entry, functions, objectionAnswer, questionAnswer, type Answer } from './testing/answers.ts';
import { remote } from './testing/remote.ts';

/**
 * The screens of encyclopedia, answers and sources: each empty, loading, with an error, and full. A question or an
 * objection that fails is told by a toast, above the form.
 */
export default { title: 'Remotes/Reference', parameters: { bleed: true } };

const show = screenStories(remote);
const from = (name: string, answer: Answer) => ({
  routes: { [functions + name]: answer, [`${functions}chapter-context`]: () => json(context) },
});
const refused = () => json({ error: 'Busy.' }, 400);

const asked = `/question?${new URLSearchParams({ q: questionAnswer.question })}`;
const nothing = {
  ...questionAnswer,
  summary: 'Nothing in the library answers this.',
  references: [],
  outcome: 'passages',
};
export const QuestionBefore = show('/question', 'Ask a Question');
export const QuestionLoading = show(asked, 'Getting Answer...', from('scripture-question', silence));
export const QuestionEmpty = show(asked, nothing.summary, from('scripture-question', data(nothing)));
export const QuestionFull = show(asked, questionAnswer.summary, from('scripture-question', data(questionAnswer)));

const objection = `/apologetics?${new URLSearchParams({ q: objectionAnswer.objection })}`;
export const ObjectionsBefore = show('/apologetics', 'Is the Bible Reliable?');
export const ObjectionLoading = show(objection, 'Preparing defense...', from('apologetics-answer', silence));
export const ObjectionFull = show(
  objection,
  objectionAnswer.coreResponse,
  from('apologetics-answer', data(objectionAnswer)),
);

const listed = from('encyclopedia-category', data({ title: 'Key People', items: ['Abraham', 'Moses', 'Sarah'] }));
export const Encyclopedia = show('/encyclopedia', 'Theological Concepts');
export const CategoryLoading = show('/encyclopedia/people', 'Loading...', from('encyclopedia-category', silence));
export const CategoryFailed = show('/encyclopedia/people', 'Try again', from('encyclopedia-category', refused));
export const CategoryFull = show('/encyclopedia/people', 'Moses', listed);
export const EntryLoading = show('/encyclopedia/entry/Abel', 'Loading...', from('encyclopedia-entry', silence));
export const EntryFailed = show('/encyclopedia/entry/Abel', 'Try again', from('encyclopedia-entry', refused));
export const EntryEmpty = show(
  '/encyclopedia/entry/Abrahma',
  'Nothing was found under “Abrahma”.',
  from('encyclopedia-entry', () =>
    json({ error: 'Nothing was found under “Abrahma”.', code: 'nothing_found', nearest: ['Abraham'] }, 404),
  ),
);
export const EntryFull = show('/encyclopedia/entry/Abraham', entry.summary, from('encyclopedia-entry', data(entry)));

export const ExamineBefore = show('/examine', 'Examine');

const source = {
  id: 'kjv',
  kind: 'bible',
  name: 'King James Version',
  language: 'en',
  licence: 'Public domain.',
  licence_url: 'https://terms.test/kjv',
  origin: 'CrossWire',
  origin_url: 'https://origin.test/kjv',
  package_version: '1',
  counts: { slots: 31_102, verses: 31_102 },
};
const sources = (answer: Answer) => ({ routes: { '/rest/v1/sources': answer } });
export const SourcesLoading = show('/sources', 'Loading...', sources(silence));
export const SourcesFailed = show(
  '/sources',
  'Try again',
  sources(() => json({}, 400)),
);
export const SourcesFull = show(
  '/sources',
  '31,102 verses',
  sources(() => json([source])),
);
