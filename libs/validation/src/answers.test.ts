import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  apologeticsRequest,
  encyclopediaCategoryRequest,
  encyclopediaEntry,
  encyclopediaEntryRequest,
  guidedStudy,
  guidedStudyRequest,
  scriptureQuestionRequest,
} from './index.ts';

const first = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;
const letters = (count: number): string => 'a'.repeat(count);

describe('requests to the answering functions', () => {
  it.each([
    [
      encyclopediaEntryRequest,
      'term',
      2,
      200,
      'Search term must be at least 2 characters',
      'Search term must be less than 200 characters',
    ],
    [
      scriptureQuestionRequest,
      'question',
      10,
      500,
      'Question must be at least 10 characters',
      'Question must be less than 500 characters',
    ],
    [
      apologeticsRequest,
      'objection',
      5,
      500,
      'Question must be at least 5 characters',
      'Question must be less than 500 characters',
    ],
    [guidedStudyRequest, 'topic', 1, 200, 'Topic is required', 'Topic must be at most 200 characters'],
  ] as const)(
    'apply their length limits after trimming (request %#)',
    (schema, field, least, most, tooShort, tooLong) => {
      expect(first(schema, { [field]: ` ${letters(least)} ` })).toBeUndefined();
      expect(first(schema, { [field]: letters(most) })).toBeUndefined();
      expect(first(schema, { [field]: ` ${letters(least - 1)} ` })).toBe(tooShort);
      expect(first(schema, { [field]: letters(most + 1) })).toBe(tooLong);
      expect(first(schema, {})).toBe(tooShort);
    },
  );

  it('accept the six encyclopedia categories and no others', () => {
    for (const category of ['people', 'places', 'books', 'theology', 'parables', 'miracles'])
      expect(first(encyclopediaCategoryRequest, { category })).toBeUndefined();
    expect(first(encyclopediaCategoryRequest, { category: 'angels' })).toBe(
      'category must be one of people, places, books, theology, parables, miracles',
    );
  });
});

describe('answers from another back end', () => {
  it('are parsed when optional fields are missing', () => {
    const entry = encyclopediaEntry.parse({
      title: 'Abraham',
      category: 'Key People',
      summary: 'A father.',
      details: '',
      languageInsights: null,
      keyScriptures: [],
    });
    expect([entry.languageInsights, entry.historicalContext, entry.provenance]).toEqual([{}, '', undefined]);
    const study = guidedStudy.parse({
      title: 'Hope',
      introduction: 'Hope.',
      studySections: [],
      reflectionQuestions: [],
      concludingPrayer: '',
    });
    expect(study.suggestedLongReads).toEqual([]);
  });
});
