import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';
import { spelling, wordsRead } from '../words-read.ts';
import { examine, examinedEnd } from './examine.ts';
import { isOldEnglish } from './old-english.ts';
import { editsBetween } from './spelling.ts';
import { wordsOf } from './words.ts';

const words = (text: string): string => wordsOf(examine(text), spelling()).join(' ');

describe('the words of a text', () => {
  test.each([
    ['I don’t want 2 live', 'i do not want to live'],
    ['Im  gonna\u200b kms', 'i am going to kill myself'],
    ["she'll hit me", 'she will hit me'],
    ['ill be gone', 'i will be gone'],
    ['my child is ill', 'my child is ill'],
    ['my husband’s hitting me', 'my husband hitting me'],
    ['s u i c i d e', 'suicide'],
    ['k.m.s', 'kill myself'],
    ['K M S', 'kill myself'],
    ['k-m-s', 'kill myself'],
    ['кms', 'kill myself'],
    ['kmsnow', 'kill myself now'],
    ['Слово', 'слово'],
    ['su!cide', 'suicide'],
    ['k*ll my self', 'kill myself'],
    ['r@ped', 'raped'],
    ['s3x', 'sex'],
    ['pleeeease killll', 'please kill'],
    ['ｓｕｉｃｉｄａｌ', 'suicidal'],
    ['suïcidal', 'suicidal'],
    ['suicid al', 'suicidal'],
    ['sucidal sueside suicde', 'suicidal suicide suicide'],
    ['anti-depressants antidepresants', 'antidepressants antidepressants'],
    ['my husbend is abusiv', 'my husband is abusive'],
    ['he is chokin and hittin me', 'he is choking and hitting me'],
    ['help me... please. now', 'help me please . now'],
    ['John 3:16', 'john 3 16'],
  ])('%s', (text, expected) => {
    expect(words(text)).toBe(expected);
  });

  const ordinary = `
    abased amused modest meditation overcome dressed disciples reaped raked putting fill slaughter laughter summit
    starting     staring homeless kissing cooking bother strange lie bride handed heathen struggled violet bearing
    chosen accused exalted     feather pasture
  `;
  test.each(ordinary.trim().split(/\s+/))('"%s" is left as it is', (word) => {
    expect(words(word)).toBe(word);
  });

  test('insertions, deletions, changes and swaps are one slip each', () => {
    expect([
      editsBetween('sucide', 'suicide'),
      editsBetween('suiicide', 'suicide'),
      editsBetween('suicude', 'suicide'),
      editsBetween('usicide', 'suicide'),
      editsBetween('a', 'abc'),
    ]).toEqual([1, 1, 1, 1, 2]);
  });
});

test('a passage of an old translation is told from what people write', () => {
  expect(
    isOldEnglish(
      words(
        'O that I might have my request; and that God would grant me the thing that I long for! Thou hast heard',
      ).split(' '),
    ),
  ).toBe(true);
  expect(recognise('thou shalt not kill but i want to kill my stepfather')?.level).toBe('danger');
});

describe('hostile input', () => {
  const hostile = [
    'i want to '.repeat(10_000),
    'a'.repeat(100_000),
    '*'.repeat(100_000),
    `${'s*'.repeat(40_000)}`,
    '((((([[[[{{{{'.repeat(8_000),
    '?!.,;:'.repeat(16_000),
    's u i c i d e '.repeat(7_000),
    '🙏🏽😭‍'.repeat(20_000),
    '\u202Ei want to die\u202C'.repeat(6_000),
    '\uD800\uDC00\uD800'.repeat(30_000),
    '\uFDFA'.repeat(100_000),
    'my husband hits and i cannot leave the church because '.repeat(2_000),
    '\0\n\t\r'.repeat(20_000),
    '',
    '   ',
    '·',
  ];
  test.each(hostile.map((text, at) => [at, text] as const))(
    'number %i is read to its bound, and nothing throws',
    (_, text) => {
      expect(examine(text).length).toBeLessThanOrEqual(3 * examinedEnd);
      expect(wordsRead(text).length).toBeLessThanOrEqual(3 * examinedEnd);
      expect(() => recognise(text)).not.toThrow();
    },
  );

  test('what stands at either end of a long text is seen', () => {
    const filler = 'what does the parable of the sower mean? '.repeat(500);
    expect(recognise(`i want to kill myself. ${filler}`)?.situation).toBe('suicidal-thoughts');
    expect(recognise(`${filler} i want to kill myself`)?.situation).toBe('suicidal-thoughts');
  });

  test('names that every object has are no words of the lists', () => {
    expect(words('constructor toString __proto__ hasOwnProperty')).toContain('constructor');
    expect(() => recognise('constructor __proto__ valueOf')).not.toThrow();
  });
});
