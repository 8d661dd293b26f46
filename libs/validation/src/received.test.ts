import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  apologeticsResponse,
  bookOverviewResponse,
  chapterResponse,
  concordanceResponse,
  encyclopediaEntryResponse,
  guidedStudyResponse,
  receivedContact,
  receivedItems,
  receivedWord,
  scriptureQuestionResponse,
  verseContext,
} from './index.ts';

const word = { type: 'word', text: 'love' };

describe('a word of a verse', () => {
  it.each([
    ['a type and a value', [{ type: 'tense', value: 'perfect' }], [{ type: 'tense', value: 'perfect' }]],
    ['only a value', [{ value: 'verb' }], [{ value: 'verb' }]],
    ['only a type', [{ type: 'verb' }], [{ value: 'verb' }]],
    ['a plain string', ['verb'], [{ value: 'verb' }]],
    ['no list but one string', 'verb', [{ value: 'verb' }]],
    ['unreadable items among others', [{}, 3, null, 'verb'], [{ value: 'verb' }]],
    ['nothing readable', 7, []],
  ])('is read when its grammar has %s', (_, grammar, read) => {
    expect(receivedWord.parse({ ...word, grammar })).toMatchObject({ ...word, grammar: read });
  });

  it('is read without what cannot be read of it', () => {
    expect(receivedWord.parse({ type: 'word', lemma: 3, strong: [1, 'G25'], gloss: null })).toEqual({
      type: 'word',
      text: '',
      strong: ['G25'],
      grammar: [],
    });
  });
});

describe('a passage of an answer', () => {
  const passages = [
    { scripture: 'John 3:16', text: 'For God' },
    { reference: 'John 3:17', text: 'For' },
    { text: 'x' },
  ];
  it('is named by `reference` or by `scripture`, and one without a name does not drop the others', () => {
    const defence = apologeticsResponse.parse({ data: { coreResponse: 'He bears it.', keyScriptures: passages } });
    expect(defence.data?.keyScriptures.map(({ reference }) => reference)).toEqual(['John 3:16', 'John 3:17']);
    const answer = scriptureQuestionResponse.parse({ data: { summary: 'Yes.', references: passages } });
    expect(answer.data.references.map(({ scripture }) => scripture)).toEqual(['John 3:16', 'John 3:17']);
    const { study } = guidedStudyResponse.parse({
      study: { introduction: 'Hope.', studySections: [{ heading: 'One', supportingScriptures: passages }] },
    });
    expect(study.studySections[0]?.supportingScriptures.map(({ reference }) => reference)).toEqual([
      'John 3:16',
      'John 3:17',
    ]);
  });
});

it('only the verses of a concordance search are needed, each by its reference', () => {
  const { data } = concordanceResponse.parse({
    data: { verses: [{ reference: 'John 3:16', text: 'loved' }, { text: 'lost' }] },
  });
  expect(data).toEqual({ verses: [{ id: 'John 3:16', reference: 'John 3:16', text: 'loved' }], nearest: [] });
});

it.each<[string, z.ZodMiniType, unknown]>([
  ['an overview with only a summary', bookOverviewResponse, { summary: 'A famine.' }],
  ['a chapter with only its text', chapterResponse, { data: { content: '<p>In the beginning</p>' } }],
  ['a context with only its verses', verseContext, { verses: [{ number: 1, text: 'In' }] }],
  ['an entry with only a summary', encyclopediaEntryResponse, { data: { summary: 'A father.', provenance: 'ours' } }],
  ['an answer with only an explanation', scriptureQuestionResponse, { data: { plainEnglishExplanation: 'So.' } }],
  ['a study with only an introduction', guidedStudyResponse, { study: { introduction: 'Hope.' } }],
  ['a sent message with an empty body', receivedContact, ''],
  ['a sent message with any object', receivedContact, { sent: 1 }],
])('%s is read', (_, schema, body) => {
  expect(schema.safeParse(body).error).toBeUndefined();
});

it.each<[string, z.ZodMiniType, unknown]>([
  ['a chapter without text', chapterResponse, { data: { reference: 'John 3' } }],
  ['an entry with nothing to read', encyclopediaEntryResponse, { data: { title: 'Abraham' } }],
  ['an answer with nothing to read', scriptureQuestionResponse, { data: { references: [] } }],
  ['a study with nothing to read', guidedStudyResponse, { study: { title: 'Hope' } }],
  ['a search without a list of verses', concordanceResponse, { data: { word: 'love' } }],
  ['a message answered by the page of a proxy', receivedContact, '<h1>Welcome</h1>'],
  ['a table that is no list', receivedItems(z.string()), { message: 'no' }],
])('%s is a failure', (_, schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});
