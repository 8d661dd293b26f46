import { recognise } from '@berea/care/recognise';
import { meaningOf } from '@berea/search';
import '@berea/search/testing';
import assert from 'node:assert/strict';
import { recogniseTwice } from './second-opinion.ts';

const noEncoder = () => Promise.resolve(undefined);
const databaseAway = () => Promise.reject(new Error('away'));
const databaseSilent = () => new Promise<undefined>(() => {});
/** Reads every text as ordinary trouble. */
const asOrdinary = () => meaningOf('our grandmother died peacefully and we miss her at the table');

for (const text of [
  'i want to die',
  'kms tonight no joke',
  'my husband hits me when he drinks',
  'i was raped',
  'i flushed my bipolar meds on sunday after the healing service',
  'my friend wants to kill herself',
  'my stepdad touches me at night',
])
  Deno.test(`“${text}” keeps its card, with and without the encoder, and whatever it is taken to mean`, async () => {
    const byWords = recognise(text);
    assert.equal(byWords?.level, 'danger');
    for (const read of [meaningOf, noEncoder, asOrdinary])
      assert.deepEqual((await recogniseTwice(text, read)).recognised, byWords);
  });

for (const text of ['suicide', 'i feel hopeless', 'what does the bible say about suicide'])
  Deno.test(`“${text}” keeps its help, whatever it is taken to mean`, async () => {
    assert.equal((await recogniseTwice(text, asOrdinary)).recognised?.level, 'possible');
  });

for (const text of [
  'how many times must i forgive my brother, he has not returned my bicycle',
  'how to forgive my dad for leaving us when i was small',
])
  Deno.test(`“${text}” merely resembles danger: what it means takes its help away`, async () => {
    const byWords = recognise(text);
    assert.deepEqual([byWords?.by, byWords?.level], ['resemblance', 'possible']);
    const { recognised, meaning } = await recogniseTwice(text);
    assert.equal(recognised, undefined);
    // It is read once: the answer is found by the same meaning.
    assert.deepEqual(meaning, await meaningOf(text));
    assert.deepEqual((await recogniseTwice(text, noEncoder)).recognised, byWords);
  });

Deno.test('the words alone decide while what a text means cannot be read, or not soon', async () => {
  const text = 'how to forgive my dad for leaving us when i was small';
  for (const readMeaning of [databaseAway, databaseSilent])
    assert.deepEqual((await recogniseTwice(text, readMeaning)).recognised, recognise(text));
});
