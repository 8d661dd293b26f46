import assert from 'node:assert/strict';
import { verseDetailResponse } from '@berea/validation';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { greekGrammar } from './greek-grammar.ts';
import { wordsOfVerse } from './handler.ts';
import { hebrewGrammar } from './hebrew-grammar.ts';

const verses: Record<string, unknown> = {
  43011035: {
    items: [
      ['Jesus', 'G3588 G2424', 'T-NSM N-NSM', 'ο ιησους'],
      [' '],
      ['wept', 'G1145', 'V-AAI-3S', 'εδακρυσεν'],
      ['.'],
    ],
    entries: {
      G3588: { lemma: 'ὁ', transliteration: 'ho', gloss: 'the' },
      G2424: { lemma: 'Ἰησοῦς', transliteration: 'Iēsoûs', gloss: 'Jesus' },
    },
  },
  1001002: { items: [['was', ''], [' '], ['form', 'H8414', '-', '-']], entries: {} },
};
const ask = async (verseId: unknown) => {
  await using rest = restServer({}, undefined, { words_of_verse: ({ at }) => verses[String(at)] ?? null });
  return { ...(await post(wordsOfVerse(rest.database), { verseId })), asked: rest.asked };
};
const plain = (entries: { value: string }[]): string => entries.map(({ value }) => value).join(', ');

Deno.test('words come with their lexicon data, by verse reference or by the id of a search hit', async () => {
  for (const id of ['John 11:35', 'John.11.35']) {
    const { data } = verseDetailResponse.parse((await ask(id)).body);
    assert.equal(data.reference, 'John 11:35');
    assert.deepEqual(data.content, [
      {
        type: 'verse',
        items: [
          {
            type: 'word',
            text: 'Jesus',
            strong: ['G3588', 'G2424'],
            lemma: 'ὁ Ἰησοῦς',
            gloss: 'ὁ: the\nἸησοῦς: Jesus',
            form: 'ο ιησους',
            transliteration: 'ho Iēsoûs',
            grammar: [...greekGrammar('T-NSM'), ...greekGrammar('N-NSM')],
          },
          { type: 'text', text: ' ' },
          { type: 'word', text: 'wept', strong: 'G1145', grammar: greekGrammar('V-AAI-3S'), form: 'εδακρυσεν' },
          { type: 'text', text: '.' },
        ],
      },
    ]);
  }
});

Deno.test('added words are returned as plain text, and unknown details are omitted', async () => {
  const { data } = verseDetailResponse.parse((await ask('Genesis 1:2')).body);
  assert.deepEqual(data.content, [
    {
      type: 'verse',
      items: [
        { type: 'text', text: 'was', added: true },
        { type: 'text', text: ' ' },
        { type: 'word', text: 'form', strong: 'H8414' },
      ],
    },
  ]);
});

Deno.test('a verse without words returns 404; an invalid verse is rejected before any query', async () => {
  assert.deepEqual((await ask('Jude 1:25')).status, 404);
  for (const id of ['John 3', 'John 3:99', 'John 3:16-17', 'Tobit 1:1', 'John.3', '', 7, undefined]) {
    const { status, body, asked } = await ask(id);
    assert.deepEqual([status, body.fields, asked], [400, { verseId: "verseId must read 'Book chapter:verse'" }, []]);
  }
});

Deno.test('Greek grammar codes are explained in plain English', () => {
  assert.equal(plain(greekGrammar('V-RAI-3S')), 'verb, perfect, active, indicative, third person, singular');
  assert.equal(
    plain(greekGrammar('V-2AAP-NSM')),
    'verb, second aorist, active, participle, nominative, masculine, singular',
  );
  assert.equal(plain(greekGrammar('V-PAN')), 'verb, present, active, infinitive');
  assert.equal(plain(greekGrammar('N-GSF')), 'noun, genitive, feminine, singular');
  assert.equal(plain(greekGrammar('P-1GS')), 'personal pronoun, first person, genitive, singular');
  assert.equal(plain(greekGrammar('N-PRI')), 'noun, proper name, undeclined');
  assert.equal(plain(greekGrammar('A-NSM-C')), 'adjective, nominative, masculine, singular, comparative');
  assert.equal(plain(greekGrammar('PRT-N')), 'particle, negative');
});

Deno.test('Hebrew and Aramaic grammar codes are explained in plain English', () => {
  assert.equal(plain(hebrewGrammar('HVqp3ms')), 'verb, qal, perfect, third person, masculine, singular');
  assert.equal(
    plain(hebrewGrammar('HC/Vqw3ms')),
    'conjunction, verb, qal, sequential imperfect, third person, masculine, singular',
  );
  assert.equal(plain(hebrewGrammar('HTd/Ncmpa')), 'definite article, noun, common, masculine, plural, absolute');
  assert.equal(plain(hebrewGrammar('HVhrmsa')), 'verb, hiphil, active participle, masculine, singular, absolute');
  assert.equal(plain(hebrewGrammar('AVqp3ms')), 'verb, peal, perfect, third person, masculine, singular');
  assert.deepEqual(hebrewGrammar('HNcmsc/Sp1cs').at(-1), {
    type: 'suffix',
    value: 'pronominal first person common gender singular',
  });
});
