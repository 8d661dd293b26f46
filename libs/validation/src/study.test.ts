import { describe, expect, it } from 'vitest';
import { savedStudy, savedStudySummary } from './study.ts';

const id = '3f2f6f0e-7f0f-4a6f-9a55-0c8f4a1c2d3e';
const row = { id, user_id: id, title: 'Grace', completed_at: '2026-11-20' };

describe('a saved study', () => {
  it('is parsed with missing columns left empty', () => {
    expect(savedStudy.parse({ ...row, suggested_long_reads: null })).toEqual({
      ...row,
      introduction: '',
      key_scriptures: [],
      study_sections: [],
      reflection_questions: [],
      user_answers: [],
      concluding_prayer: '',
      suggested_long_reads: [],
    });
  });

  it('keeps answers aligned with their questions, including missing answers', () => {
    const study = savedStudy.parse({
      ...row,
      reflection_questions: ['a?', 'b?', 'c?'],
      user_answers: ['yes', null, ''],
    });
    expect(study.user_answers).toEqual(['yes', '', '']);
  });

  it('is rejected when a column has the wrong type', () => {
    expect(savedStudy.safeParse({ ...row, study_sections: [{ heading: 'One' }] }).success).toBe(false);
  });
});

it.each(['2026-11-20', '2026-11-20T10:00:00.123456+00:00', '2026-11-20T10:00:00'])(
  'accepts %s as the date of a journal entry',
  (completed_at) => {
    expect(savedStudySummary.safeParse({ id, title: 'Grace', completed_at }).success).toBe(true);
  },
);

it('rejects a journal entry without a valid date', () => {
  expect(savedStudySummary.safeParse({ id, title: 'Grace', completed_at: 'yesterday' }).success).toBe(false);
});
