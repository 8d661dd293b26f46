import { phraseTerms } from '../phrases/phrase-terms.ts';
import assert from 'node:assert/strict';
import { compare, isExact } from './compare.ts';
import { alterations, negationsIn } from './sense.ts';
import { tokensOf } from './tokens.ts';

/** Why a quotation is altered, beside one verse; `meanings` are further words that translations may have. */
function remarks(quoted: string, verse: string, meanings = ''): string[] {
  const stored = phraseTerms(verse);
  return alterations({
    comparisons: [compare(tokensOf(quoted), tokensOf(verse))],
    vocabulary: new Set([...stored, ...phraseTerms(meanings)]),
    stored: new Set(stored),
    around: new Set(stored),
    negations: [negationsIn(tokensOf(verse))],
    weightOf: () => 4,
  });
}
const world =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish';

Deno.test('a quotation is exact whatever its case, its punctuation and what it marks as left out', () => {
  for (const quoted of [
    'for God so loved THE WORLD',
    'God so loved the world … that whosoever believeth',
    '16 For God so loved',
  ])
    assert.ok(isExact(compare(tokensOf(quoted), tokensOf(world))), quoted);
  for (const quoted of ['God so loved the whole world', 'God loved the world', 'For God so loves the world'])
    assert.ok(!isExact(compare(tokensOf(quoted), tokensOf(world))), quoted);
});

Deno.test('another word, number, name, person or order, and what was added, is an alteration', () => {
  for (const [quoted, verse, expected] of [
    [
      'For God so loved the church, that he gave his only begotten Son',
      world,
      'No version has “church” where the passage has “world”.',
    ],
    ['Thou shalt commit adultery', 'Thou shalt not commit adultery.', 'It leaves out “not”.'],
    ['For I am not ashamed of joy', 'For I am ashamed of joy', 'It adds “not”.'],
    [
      'the rain was upon the earth thirty days',
      'And the rain was upon the earth forty days',
      'No version has the number “thirty” here.',
    ],
    [
      'By faith then Moses, when he was called, obeyed',
      'By faith then Abraham, when he was called, obeyed',
      'It has “Moses” where the passage has “Abraham”.',
    ],
    [
      'he was wounded for his transgressions',
      'he was wounded for our transgressions',
      'It has “his” where the passage has “our”.',
    ],
    [
      'Be not overcome of good, but overcome good with evil',
      'Be not overcome of evil, but overcome evil with good',
      'It has “good” where the passage has “evil”.',
    ],
    [
      'weeping may endure for a night, and money follows',
      'weeping may endure for a night',
      'No version has “and money follows” here.',
    ],
    [
      'If my people shall turn from their wicked ways',
      'If my people, which are called by my name, shall humble themselves, and pray, and turn from their wicked ways',
      'It leaves out “',
    ],
  ] as const)
    assert.ok(
      remarks(quoted, verse).some((remark) => remark.startsWith(expected)),
      `${quoted}: ${remarks(quoted, verse).join(' ')}`,
    );
});

Deno.test('another translation of the same is none', () => {
  const trust =
    'Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him';
  for (const [quoted, verse, meanings] of [
    ['Trust in the LORD with all your heart and lean not on your own understanding', trust],
    ['In all your ways submit to him', trust],
    [
      'We know that for those who love God all things work together for good',
      'And we know that all things work together for good to them that love God',
    ],
    ['The LORD is my shepherd, I lack nothing', 'The LORD is my shepherd; I shall not want.', 'to lack'],
  ] as const)
    assert.deepEqual(remarks(quoted, verse, meanings), [], quoted);
});
