import assert from 'node:assert/strict';
import { positionOf } from '@berea/scripture';
import { content } from '@berea/search/testing';
import { verseReference } from '../passages.ts';
import { versesOfOccasion, versesOfTopic } from './topic-verses.ts';

const position = (reference: string): number => positionOf(verseReference(reference)!);

Deno.test('every name of a topic has the verses of its own topic, alone and in a request', () => {
  for (const { names, references } of content.topics)
    for (const name of names)
      for (const text of [name, `bible verses about ${name}`, `What does the Bible say about ${name}?`])
        assert.deepEqual(versesOfTopic(text), references.map(position), text);
});

Deno.test('a topic is recognised however verses are asked for', () => {
  for (const text of [
    'Give me some encouraging scriptures on patience!',
    'i need a bible verse for patience',
    'what are some good verses about patience',
    'patience verses',
    'patience in the bible',
  ])
    assert.equal(versesOfTopic(text)[0], position('James 5:7'), text);
});

Deno.test('two topics have verses of both by turns', () => {
  assert.deepEqual(versesOfTopic('verses about love and patience').slice(0, 2), [
    position('1 Corinthians 13:4'),
    position('James 5:7'),
  ]);
});

Deno.test('a text that says more than the name of a topic names none', () => {
  for (const text of [
    'i have no patience with my mother',
    'patience and taxes',
    'not having patience',
    'verses against hospitals',
    'is it a sin to be rich',
    '',
    '💔',
  ])
    assert.deepEqual(versesOfTopic(text), [], text);
});

Deno.test("an occasion is recognised among details of one's own, where verses or words are asked for", () => {
  for (const [text, first] of [
    ['verses for my sons graduation card', 'Isaiah 43:18-19'],
    ["a verse for my daughter's first day at secondary school", 'Joshua 1:9'],
    ['something to say to a friend going into surgery tomorrow', 'Isaiah 41:10'],
    ['verse to put on a bench for mum who loved her garden', 'Psalms 23:6'],
  ] as const)
    assert.equal(versesOfOccasion(text)[0], position(first), text);
  for (const text of ['my daughter starts school and i cry', 'what is an exam', 'verses about patience', '', '💔'])
    assert.deepEqual(versesOfOccasion(text), [], text);
});
