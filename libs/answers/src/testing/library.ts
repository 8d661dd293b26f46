import { defaultVersionId, parseReference, positionOf } from '@berea/scripture';
import type { Library } from '../compose/material.ts';
import '@berea/search/testing';
import { phraseTerms } from '@berea/search/text';
import { verseReference } from '../passages.ts';
import type { Findings, FoundVerse } from '@berea/search';

const nothing: Findings = {
  confidence: 'none',
  words: [],
  verses: [],
};

/** Verses in which each word of a text stands. */
const knownWords = (text: string, verses: number) => ({
  verses: [],
  framed: false,
  known: new Map(phraseTerms(text).map((term) => [term, verses] as const)),
});

/** A library without any content. */
export const emptyLibrary: Library = {
  search: () => Promise.resolve(nothing),
  quoted: (text) => Promise.resolve(knownWords(text, 0)),
  topics: () => Promise.resolve([]),
  topicNames: () => Promise.resolve([]),
  comments: () => Promise.resolve(new Map()),
  lexicon: () => Promise.resolve([]),
  outline: () => Promise.resolve([]),
  explaining: () => Promise.resolve([]),
  referredTo: () => Promise.resolve(new Map()),
  passages: () => Promise.resolve(() => undefined),
};

/** Verses on patience by reference, each with its heading in the topic. */
const patienceVerses: Readonly<Record<string, readonly [text: string, heading: string]>> = {
  'Proverbs 15:18': ['A wrathful man stirreth up strife: but he that is slow to anger appeaseth strife.', ''],
  'Ecclesiastes 7:8': [
    'Better is the end of a thing than the beginning thereof: and the patient in spirit is better than the proud in spirit.',
    '',
  ],
  'Psalms 37:7': ['Rest in the LORD, and wait patiently for him: fret not thyself.', 'Commanded'],
  'Psalms 40:1': ['I waited patiently for the LORD; and he inclined unto me, and heard my cry.', ''],
  'Luke 21:19': ['In your patience possess ye your souls.', 'Commanded'],
  'Luke 8:15': ['But that on the good ground are they, which keep it, and bring forth fruit with patience.', ''],
  'Romans 12:12': ['Rejoicing in hope; patient in tribulation; continuing instant in prayer.', 'Commanded'],
  'James 1:4': [
    'But let patience have her perfect work, that ye may be perfect and entire, wanting nothing.',
    'Commanded',
  ],
  'James 5:11': ['Behold, we count them happy which endure. Ye have heard of the patience of Job.', ''],
};

const henry = (about: string) =>
  `Here the sacred writer has ${about} before his eyes, and he does not hurry past it. Patience is not the same as feeling nothing. It is to bear what cannot be mended, and to go on with what can. Those who hope can wait; those who despair must have all things now.`;

const found = (): FoundVerse[] =>
  Object.entries(patienceVerses).map(([reference, [text, heading]], index) => ({
    position: positionOf(verseReference(reference)!),
    reference,
    text,
    score: 1 - index / 20,
    words: ['patience'],
    headings: [{ topic: 'Patience', heading }],
  }));

/** A library that only knows about patience. */
export const patientLibrary: Library = {
  ...emptyLibrary,
  search: (text, { limit = 12, bibleId }) =>
    Promise.resolve(
      /patien/i.test(text)
        ? {
            ...nothing,
            confidence: /\bmaybe\b/.test(text) ? 'low' : 'high',
            words: ['patience'],
            verses: found()
              .slice(0, limit)
              .map((verse) => ({ ...verse, text: bibleId === 'eng-nasb' ? '' : verse.text })),
          }
        : nothing,
    ),
  quoted: (text) => Promise.resolve(knownWords(text, 10)),
  topics: (term) =>
    Promise.resolve(
      /^mosse$/i.test(term)
        ? [{ title: 'Moses', by: 'nearest', see: [], headings: [{ heading: '', references: ['Proverbs 15:18'] }] }]
        : /patien/i.test(term)
          ? [
              {
                title: 'Patience',
                by: 'name',
                see: ['Meekness'],
                headings: [
                  { heading: '', references: ['Proverbs 15:18', 'Psalms 40:1'] },
                  { heading: 'Commanded', references: ['Luke 21:19', 'James 1:4'] },
                  { heading: 'Instances of: Job', references: ['James 5:11'] },
                ],
              },
            ]
          : [],
    ),
  topicNames: () => Promise.resolve(['patience', 'patience of job']),
  comments: (positions) =>
    Promise.resolve(
      new Map(
        found()
          .filter(({ position }) => positions.includes(position))
          .map(({ position, reference }) => [
            position,
            {
              sections: [{ sourceId: 'mhcc', passage: reference, text: henry(reference) }],
              point: { title: 'To wait, and how.', first: 1, last: 200 },
            },
          ]),
      ),
    ),
  lexicon: () =>
    Promise.resolve([
      {
        strongs: 'G5281',
        language: 'greek',
        lemma: 'ὑπομονή',
        transliteration: 'hypomonē',
        definition: 'cheerful (or hopeful) endurance, constancy',
        occurrences: 32,
      },
    ]),
  explaining: () => Promise.resolve(found().map(({ position }) => position)),
  passages: (_, written) =>
    Promise.resolve((reference) =>
      written.includes(reference) && patienceVerses[reference] && parseReference(reference)
        ? { reference, text: patienceVerses[reference][0], versionId: defaultVersionId }
        : undefined,
    ),
};
