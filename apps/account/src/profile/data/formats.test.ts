import type { PersonalData } from '@berea/api';
import { expect, it } from 'vitest';
import { asJson, asMarkdown, passagesOf } from './formats.ts';

const user_id = '0b6f4a3e-0000-4000-8000-000000000001';
const highlight = (verse_id: string) => ({
  id: user_id,
  user_id,
  verse_id,
  color: '#ffee99',
  updated_at: '2026-03-05T06:07:08+00:00',
});
const note = (verse_id: string, note_text: string) => ({
  id: user_id,
  user_id,
  verse_id,
  note_text,
  updated_at: '2026-03-04T05:06:07+00:00',
});

const data: PersonalData = {
  highlights: [highlight('Revelation 1:1'), highlight('John 10:2'), highlight('John 3:16')],
  notes: [note('Romans 8:28', 'All things.\n\nEven this.'), note('Genesis 1:1', 'In the beginning.')],
  studies: [
    {
      id: user_id,
      user_id,
      title: 'Hope',
      completed_at: '2026-03-04T05:06:07+00:00',
      introduction: 'What is hope?',
      key_scriptures: [],
      study_sections: [
        {
          heading: 'An anchor',
          teachingText: 'It holds.',
          supportingScriptures: [{ reference: 'Hebrews 6:19', text: 'Which hope we have as an anchor of the soul.' }],
        },
      ],
      reflection_questions: ['Where is yours?', 'Who gave it?'],
      user_answers: ['In God.'],
      concluding_prayer: 'Amen.',
      suggested_long_reads: [
        { title: 'Hope in trial', booksToRead: '1 Peter chapter 1', explanation: 'A living hope.' },
      ],
    },
  ],
  plans: [{ id: user_id, name: 'John slowly', books: ['John'], days: 21, started_on: '2026-03-01', moved_days: 0 }],
  collections: [
    {
      id: user_id,
      title: 'Sunday',
      share_token: null,
      updated_at: '2026-03-04T05:06:07+00:00',
      items: [
        { id: '1', kind: 'heading', text: 'Nicodemus' },
        { id: '2', kind: 'passage', text: 'John 3:1-8' },
        { id: '3', kind: 'text', text: 'By night.' },
      ],
    },
  ],
  chaptersOpened: [{ chapter: 'Romans 8', updated_at: '2026-03-04T05:06:07+00:00' }],
  chaptersRead: [
    { chapter: 'John 3', read_on: '2026-03-02' },
    { chapter: 'John 1', read_on: '2026-03-01' },
    { chapter: 'John 2', read_on: '2026-03-01' },
  ],
};

it('asMarkdown contains everything, with verses in Bible order', () => {
  expect(asMarkdown(data, 'lydia@thyatira.example')).toBe(`# Your Berea

Account: lydia@thyatira.example

## Notes

### Genesis 1:1

In the beginning.

Changed on 2026-03-04

### Romans 8:28

All things.

Even this.

Changed on 2026-03-04

## Highlights

- John 3:16 (Yellow, 2026-03-05)
- John 10:2 (Yellow, 2026-03-05)
- Revelation 1:1 (Yellow, 2026-03-05)

## Studies

### Hope

Completed on 2026-03-04

What is hope?

#### An anchor

It holds.

> Which hope we have as an anchor of the soul.
> (Hebrews 6:19)

**Where is yours?**

In God.

**Who gave it?**

No answer recorded

Amen.

#### For a Deeper Dive

- Hope in trial (1 Peter chapter 1): A living hope.

## Reading plans

- John slowly (21 days, from 2026-03-01)

## Chapters read

- 2026-03-01: John 1, John 2
- 2026-03-02: John 3

## Chapters opened

- Romans 8 (last on 2026-03-04)

## Collections

### Sunday

#### Nicodemus

(John 3:1-8)

By night.
`);
});

it('asMarkdown quotes the verses of notes, highlights and collections', () => {
  expect(
    passagesOf(data)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Revelation 1:1', 'John 10:2', 'John 3:16', 'Romans 8:28', 'Genesis 1:1', 'John 3:1-8'].toSorted());
  const markdown = asMarkdown(data, 'lydia@thyatira.example', (reference) =>
    reference === 'Romans 8:28'
      ? undefined
      : reference === 'John 3:1-8'
        ? { text: 'Texto.', version: 'RV1909', language: 'es' }
        : { text: `Text of ${reference}.`, version: 'KJV', language: 'en' },
  );
  for (const part of [
    '### Genesis 1:1\n\n> Text of Genesis 1:1.\n> (Genesis 1:1, KJV)\n\nIn the beginning.',
    '### Romans 8:28\n\nAll things.',
    '- John 3:16 (Yellow, 2026-03-05)\n\n  > Text of John 3:16.\n  > (John 3:16, KJV)\n- John 10:2',
    '> Texto.\n> (Juan 3:1-8, RV1909)',
  ])
    expect(markdown).toContain(part);
});

it('asMarkdown says "None." for empty sections', () => {
  expect(
    asMarkdown(
      { highlights: [], notes: [], studies: [], plans: [], chaptersRead: [], chaptersOpened: [], collections: [] },
      'lydia@thyatira.example',
    ),
  ).toBe(
    '# Your Berea\n\nAccount: lydia@thyatira.example\n\n## Notes\n\nNone.\n\n## Highlights\n\nNone.\n\n## Studies\n\nNone.\n\n## Reading plans\n\nNone.\n\n## Chapters read\n\nNone.\n\n## Chapters opened\n\nNone.\n\n## Collections\n\nNone.\n',
  );
});

it('asJson contains everything', () => {
  const json = asJson(data, 'lydia@example.com');
  expect(JSON.parse(json)).toEqual({ account: 'lydia@example.com', ...data });
  expect(json.endsWith('}\n')).toBe(true);
});
