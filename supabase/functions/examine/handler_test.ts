import { examineResponse } from '@berea/validation';
import { restServer } from '@berea/answers/testing';
import { phraseTerms } from '@berea/search/text';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { examine } from './handler.ts';

const kjv = '06125adad2d5898a-01';
const verses: Record<number, [string, string][]> = {
  43003016: [
    [kjv, 'For God so loved the world, that he gave his only begotten Son'],
    ['eng-web', 'For God so loved the world, that he gave his one and only Son'],
  ],
  43011035: [[kjv, 'Jesus wept.']],
};
const positions = (term: string): number[] =>
  Object.entries(verses).flatMap(([position, texts]) =>
    texts.some(([, text]) => phraseTerms(text).includes(term)) ? [Number(position)] : [],
  );
const functions = {
  examined_places: ({ phrases }: Record<string, unknown>) =>
    [...new Set((phrases as string[][]).flat())].flatMap((term) => {
      const at = positions(term);
      return at.length > 0 ? [[term, at.length, at]] : [];
    }),
  examined_verses: ({ at }: Record<string, unknown>) =>
    (at as number[]).flatMap((position) => (verses[position] ? [[position, verses[position]]] : [])),
  verse_meanings: ({ at }: Record<string, unknown>) =>
    (at as number[]).flatMap((position) => (position === 43003016 ? [[position, 'the world; people:--earth']] : [])),
};

async function ask(body: Record<string, unknown>, limit: () => void = () => undefined) {
  await using rest = restServer({}, undefined, functions);
  const reply = await post(examine({ database: rest.database, limit }), body);
  // What we wrote is read once in a process, not for each text.
  return { ...reply, asked: rest.asked.filter((path) => !path.includes('content')) };
}
const data = async (text: string) => examineResponse.parse((await ask({ text })).body).data;

Deno.test('two words beside a reference are a quotation where they are the verse, and nothing else', async () => {
  const { quotations, references } = await data('“Jesus wept” (John 11:35). “Jesus slept” (John 11:35).');
  assert.ok(references.every(({ beside }) => beside === undefined));
  assert.deepEqual(
    quotations.map(({ text, verdict, reference }) => [text, verdict, reference]),
    [['Jesus wept', 'exact', 'John 11:35']],
  );
});

Deno.test('words without quotation marks that are not those of the passage beside them are named, with the passage', async () => {
  const own = 'We should be kind to all the people in our street';
  const { references, quotations } = await data(`${own} (John 3:16). Jesus wept (John 11:35).`);
  assert.deepEqual(references, [
    {
      written: 'John 3:16',
      reference: 'John 3:16',
      exists: true,
      beside: { words: own, passage: verses[43003016]![0]![1] },
    },
    { written: 'John 11:35', reference: 'John 11:35', exists: true },
  ]);
  assert.deepEqual(quotations, []);
  const long = `We ${'should be very kind '.repeat(12)}(John 3:16).`;
  const [first] = (await data(long)).references;
  assert.match(first!.beside!.words, /^We should be .* …$/);
  assert.ok(first!.beside!.words.length <= 122);
});

Deno.test('a text is answered with its references and quotations, each judged', async () => {
  const { references, quotations, versions } = await data(
    '“For God so loved the world” (John 3:16). “For God so loved the church, that he gave his only begotten Son” (Jn 3.16). See John 3:99.',
  );
  assert.deepEqual(references, [
    { written: 'John 3:16', reference: 'John 3:16', exists: true },
    { written: 'Jn 3.16', reference: 'John 3:16', exists: true },
    { written: 'John 3:99', reference: 'John 3:99', exists: false, reason: 'John 3 has 36 verses.' },
  ]);
  assert.deepEqual(
    quotations.map(({ verdict, reference, versions: found }) => [verdict, reference, found]),
    [
      ['exact', 'John 3:16', ['King James Version', 'World English Bible']],
      ['altered', 'John 3:16', ['King James Version']],
    ],
  );
  assert.deepEqual(
    quotations[1]!.compared.filter((piece) => piece.in !== 'both'),
    [
      { in: 'text', words: 'church' },
      { in: 'passage', words: 'world' },
    ],
  );
  assert.deepEqual(versions, ['King James Version', 'World English Bible']);
});

Deno.test('the database is called at most four times, however many quotations a text has, and not for none', async () => {
  const quotation = '“For God so loved the whole world, that he gave his Son” (John 3:16). ';
  assert.equal((await ask({ text: quotation.repeat(50) })).asked.length, 4);
  assert.equal((await ask({ text: 'Nothing is quoted here.' })).asked.length, 0);
});

Deno.test('a text that is empty or too long is rejected before the database is queried', async () => {
  for (const [text, message] of [
    ['  ', 'Please paste a text to examine'],
    [undefined, 'Please paste a text to examine'],
    ['a'.repeat(20_001), 'The text can be at most 20,000 characters long'],
  ] as const) {
    const { status, body, asked } = await ask({ text });
    assert.deepEqual([status, body.fields, asked], [400, { text: message }, []]);
  }
  assert.equal((await ask({ text: '世'.repeat(20_000) })).status, 200);
});

Deno.test('security: requests are limited by address, as questions are', async () => {
  let counted = 0;
  await ask({ text: 'A text.' }, () => void counted++);
  assert.equal(counted, 1);
});

Deno.test('security: nothing of the text is logged, even when the database fails', async () => {
  await using rest = restServer({});
  const logged: unknown[][] = [];
  const { error } = console;
  console.error = (...given) => void logged.push(given);
  try {
    const { status } = await post(examine({ database: rest.database, limit: () => undefined }), {
      text: 'He said “a wholly unmistakable sentence of mine”.',
    });
    assert.equal(status, 500);
  } finally {
    console.error = error;
  }
  assert.ok(logged.length > 0);
  assert.doesNotMatch(Deno.inspect(logged, { depth: 10 }), /unmistakable/);
});
