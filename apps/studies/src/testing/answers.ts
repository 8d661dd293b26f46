import { json, testUser, type Routes } from '@berea/shell-api/testing/stories';
import type { GuidedStudyBody } from '@berea/validation';

/** A study in which one scripture and one suggested reading name no existing passage. */
export const study: GuidedStudyBody = {
  title: 'Hope that holds',
  introduction: 'An introduction of two paragraphs.\n\nThis is the second.',
  studySections: [
    {
      heading: 'In the night',
      teachingText: 'Teaching about lament.',
      supportingScriptures: [{ reference: 'Lamentations 3:22-23', text: 'His compassions fail not.' }],
    },
    {
      heading: 'In the morning',
      teachingText: 'Teaching about joy.',
      supportingScriptures: [
        { reference: 'Psalms 30:5', text: 'Joy cometh.' },
        { reference: 'Nowhere 1:1', text: 'A place that is none.' },
      ],
    },
  ],
  reflectionQuestions: ['What keeps you awake?', 'Who waits with you?'],
  concludingPrayer: 'Lord, let it be morning.',
  suggestedLongReads: [
    { title: 'One letter', booksToRead: '1 John chapter 2', explanation: 'Short and plain.' },
    { title: 'Anything', booksToRead: 'the whole Bible', explanation: 'Long.' },
  ],
};

export const functionPath = '/functions/v1/guided-study';
export const tablePath = '/rest/v1/saved_studies';
/** A route for the guided-study function. */
export const answering = (answer: Routes[string] = () => json({ study })): Routes => ({ [functionPath]: answer });

export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** A saved_studies row as this release writes it. */
export const row = (number: number, title: string, changed: object = {}) => ({
  id: id(number),
  user_id: testUser.id,
  title,
  completed_at: '2026-03-04T12:00:00+00:00',
  introduction: 'Read slowly.',
  key_scriptures: [],
  study_sections: study.studySections,
  reflection_questions: study.reflectionQuestions,
  user_answers: ['My work.', ''],
  concluding_prayer: 'Lord, let it be morning.',
  suggested_long_reads: study.suggestedLongReads,
  ...changed,
});

/** A table endpoint: reads return the matching rows, all other methods return the response of `writing`. */
export const table = (
  rows: readonly { readonly id: string; readonly [column: string]: unknown }[],
  writing: NonNullable<Routes[string]> = () => new Response(null, { status: 204 }),
): Routes => ({
  [tablePath]: (call) => {
    if (call.method !== 'GET') return writing(call);
    const wanted = call.url.searchParams.get('id')?.replace('eq.', '');
    return json(wanted ? rows.filter((each) => each.id === wanted) : rows);
  },
});
