import assert from 'node:assert/strict';
import { positionOf } from '@berea/scripture';
import { verseReference } from '../passages.ts';
import { versesOfTopic } from './topic-verses.ts';

const position = (reference: string): number => positionOf(verseReference(reference)!);

Deno.test('a topic is recognised however verses are asked for, and in other forms of its words', () => {
  for (const text of [
    'patience',
    'bible verses about patience',
    'Give me some scriptures on being patient!',
    'what does the bible say about patience?',
    'patience verses',
  ])
    assert.equal(versesOfTopic(text)[0], position('James 5:7'), text);
});

Deno.test('a text that says more than the name of a topic names none', () => {
  for (const text of ['i have no patience with my mother', 'patience and love', 'is it a sin to be rich', '', '💔'])
    assert.deepEqual(versesOfTopic(text), [], text);
});
