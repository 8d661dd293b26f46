/** What we wrote is compared with the stored verses it names. */

import { rmSync } from 'node:fs';

import {
  checkedItems,
  factExceptions,
  factProblems,
  quotationExceptions,
  rememberedProblems,
  sayingProblems,
  unfoundQuotations,
  wordingProblems,
  type VerseTexts,
} from '@berea/content/checks';
import { readContent } from '@berea/content/files';
import type { Database } from '@berea/embedded';
import { dataFolder } from '@berea/importer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPreparedCopy } from './prepared-databases.ts';
import { verseTexts } from './verse-texts.ts';

const { facts, openings, modernWordings, rememberedVerses, sayings } = readContent([
  'facts',
  'openings',
  'modernWordings',
  'rememberedVerses',
  'sayings',
]);

let database: Database;
let folder: string;
let texts: VerseTexts;
beforeAll(async () => {
  ({ database, folder } = await openPreparedCopy(dataFolder));
  texts = await verseTexts(database);
});
afterAll(async () => {
  await database?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('the facts', () => {
  it('give only names and numbers that stand in their verses, in the King James or the World English Bible', () => {
    expect(facts.length).toBeGreaterThan(200);
    expect(factProblems(facts, texts, factExceptions)).toEqual([]);
  });

  it('would be found out with another number or another name', () => {
    const methuselah = facts.find(({ subject, relation }) => subject === 'Methuselah' && relation === 'age at death')!;
    const older = { ...methuselah, answer: ['970 years'] };
    const other = { ...methuselah, sentence: methuselah.sentence.replace('Methuselah', 'Jared') };
    expect(factProblems([older], texts, [])).toEqual(['Methuselah: age at death: 970 is not in Genesis 5:27']);
    expect(factProblems([other], texts, [])).toEqual(['Methuselah: age at death: Jared is not in Genesis 5:27']);
  });

  it('would be found out when they deny what is in the Bible', () => {
    const cats = facts.find(({ subject, relation }) => subject === 'cats' && relation === 'in the Bible')!;
    expect(factProblems([{ ...cats, subject: 'lions' }], texts, [])).toContain(
      'lions: in the Bible: lions is in the Bible',
    );
  });

  it('have no exception that nothing needs', () => {
    const idle = [{ fact: 'Methuselah: age at death', words: ['969'], reason: 'none' }];
    expect(factProblems(facts.slice(0, 1), texts, idle)).toContain(
      'Methuselah: age at death: needs no exception for 969',
    );
  });
});

describe('the sentences that open an answer', () => {
  it('are on stored verses', () => {
    const references = Object.keys(openings);
    expect(references.filter((reference) => texts.textsOf(reference).length === 0)).toEqual([]);
  });
});

describe('the modern wordings', () => {
  it('name the verse they mean: it has some of their words', () => {
    expect(modernWordings.length).toBeGreaterThanOrEqual(200);
    expect(wordingProblems(modernWordings, texts)).toEqual([]);
  });

  it('would be found out at another verse', () => {
    const [first] = modernWordings;
    expect(wordingProblems([{ ...first!, verse: 'Joshua 15:60' }], texts)).toHaveLength(1);
  });
});

describe('the verses that people half remember', () => {
  it('have some of the words in which they are remembered', () => {
    expect(rememberedVerses.length).toBeGreaterThan(400);
    expect(rememberedProblems(rememberedVerses, texts)).toEqual([]);
  });

  it('would be found out at another verse', () => {
    const loved = rememberedVerses.find(({ verse }) => verse === 'John 3:16')!;
    expect(rememberedProblems([{ ...loved, verse: 'Joshua 15:60' }], texts)).not.toEqual([]);
  });
});

describe('the sayings that are not in the Bible', () => {
  it('are in no stored verse, in any of their wordings', () => {
    expect(sayings.length).toBeGreaterThanOrEqual(80);
    expect(sayingProblems(sayings, texts)).toEqual([]);
  });

  it('would be found out if a verse had them', () => {
    expect(sayingProblems([{ ...sayings[0]!, saying: 'Jesus wept' }], texts)).not.toEqual([]);
  });
});

describe('the quotations of the cards', () => {
  it('are in a stored version, where they stand beside a reference', async () => {
    expect(unfoundQuotations(checkedItems(), texts, quotationExceptions)).toEqual([]);
  });

  it('would be found out when they paraphrase', () => {
    const card = (text: string) => [{ file: 'a.ts', value: { summary: text } }];
    const problemsOf = (text: string) => unfoundQuotations(card(text), texts, []);
    expect(problemsOf('Then “Jesus wept” (John 11:35).')).toEqual([]);
    expect(problemsOf('Then “Jesus sobbed” (John 11:35).')).toEqual(['a.ts: “Jesus sobbed”']);
    expect(problemsOf('The so-called “beloved physician”. Another sentence.')).toEqual([]);
  });
});
