import assert from 'node:assert/strict';
import { Check, quotedPlaces } from './check.ts';
import { verseReference, type Passages } from './passages.ts';

const stored =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish.';
const passages: Passages = (written) =>
  written === 'John 3:16' ? { reference: written, text: stored, versionId: 'v' } : undefined;

Deno.test('a verse is shown with its stored text, and one that does not exist is dropped and counted', () => {
  const check = new Check(passages);
  assert.deepEqual(check.verse('John 3:16'), { reference: 'John 3:16', text: stored, versionId: 'v' });
  assert.equal(check.verse('Revelation 20:22'), undefined);
  assert.deepEqual(check.references(['John 3:16', 'John 3:16', 'John 22:1']), ['John 3:16']);
  assert.deepEqual(check.counts, { references: 1, quotations: 1, dropped: 2 });
});

Deno.test('a reference that does not exist is removed from prose, with its sentence unless in brackets', () => {
  const cases: [string, string][] = [
    ['He rose (Revelation 20:22). So shall we.', 'He rose. So shall we.'],
    ['He rose (John 20:1; Revelation 20:22; Luke 24:6). So.', 'He rose (John 20:1; Luke 24:6). So.'],
    ['He rose. As Revelation 20:22 says, all is well. So shall we.', 'He rose. So shall we.'],
    ['Revelation 20:22 says it.', ''],
    ['One.\n\nRevelation 20:22 says it. Two.', 'One.\n\nTwo.'],
    ['Read John 3 and Psalm 23.', 'Read John 3 and Psalm 23.'],
    ['Psalms 151:1. Haggai 3. Jude 2:1. The end', 'The end'],
  ];
  for (const [text, kept] of cases) assert.equal(new Check(passages).prose(text), kept);
  const check = new Check(passages);
  check.prose('He rose (Revelation 20:22), as in John 20:1 and John 20:1.');
  assert.deepEqual(check.counts, { references: 1, quotations: 0, dropped: 1 });
});

Deno.test('a misquoted verse is replaced by the stored text', () => {
  const wrong = 'God loved everybody so much that he sent them his Son';
  for (const [before, after] of [
    [`Remember: “`, `” (John 3:16).`],
    ['As John 3:16 says: “', '”'],
  ] as const) {
    assert.deepEqual(quotedPlaces(`${before}${wrong}${after}`), ['John 3:16']);
    const check = new Check(passages);
    assert.equal(check.prose(`${before}${wrong}${after}`), `${before}${stored}${after}`);
    assert.equal(check.counts.quotations, 1);
  }
  assert.equal(new Check(passages).prose(`"${wrong}" (John 3:16)`), `“${stored}” (John 3:16)`);
});

Deno.test('a quotation is attributed to the verse that introduces it, not to the next one mentioned', () => {
  const text =
    'In Psalm 79:5 it is said to God: “How long, LORD? wilt thou be angry for ever?” John 3:16 speaks of love.';
  assert.deepEqual(quotedPlaces(text), ['Psalm 79:5']);
  assert.equal(new Check(passages).prose(text), text);
});

Deno.test('correct quotations of verses and of commentaries are kept', () => {
  for (const text of [
    '“for God so LOVED the world, that he gave” (John 3:16)',
    'John 3:16: “For God so loved the world … that whosoever believeth in him”',
    'In John 3:16 he “loved the world”, and that is all.',
  ]) {
    assert.equal(new Check(passages).prose(text), text);
  }
  const henry = 'Here is gospel indeed, good news for a world that was lost.';
  const quoted = `On John 3:16 Matthew Henry writes: “… ${henry} …”`;
  assert.equal(new Check(passages, [`He says much. ${henry} And more.`]).prose(quoted), quoted);
  assert.notEqual(new Check(passages).prose(quoted), quoted);
});

Deno.test('only existing verses within one chapter count as verse references', () => {
  for (const written of ['John 3', 'John 3:37', 'John 3:16-40', 'Isaiah 52:13-53:12', 'Tobit 1:1', '', 'John 3:0'])
    assert.equal(verseReference(written), undefined, written);
  assert.equal(verseReference('Psalm 23:1-3')?.book.name, 'Psalms');
});

Deno.test('of a text that nobody has read, the shortest quotation is compared with its verse', () => {
  const check = (text: string) => new Check(passages, [], 1).prose(text);
  assert.deepEqual(quotedPlaces('John 3:16: “hate the world”', 1), ['John 3:16']);
  assert.deepEqual(quotedPlaces('John 3:16: “hate the world”'), []);
  assert.equal(check('In John 3:16 he “loved the world”.'), 'In John 3:16 he “loved the world”.');
  assert.equal(check('He “hated it” (John 3:16).'), 'He hated it (John 3:16).');
  assert.equal(check('“God hated the world” (John 3:16).'), `“${stored}” (John 3:16).`);
  assert.equal(check('Some call it “love”, and some do not.'), 'Some call it “love”, and some do not.');
});
