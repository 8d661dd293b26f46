import { exists, parseReference, placeAt, positionOf, type VersePlace } from '@berea/scripture';
import { expect, it } from 'vitest';
import { readCrossReferences } from './texttree.ts';

const at = (written: string): number => positionOf(parseReference(written) as VersePlace);

it('cross-references point from each verse to other existing verses, without duplicates', async () => {
  const { references, counts } = await readCrossReferences();
  expect(counts).toEqual({ verses: 30412, references: 386550, leftOut: 77 });
  expect(references.get(at('John 3:16'))).toEqual(
    expect.arrayContaining([at('Romans 5:8'), at('1 John 4:9'), at('Genesis 22:12')]),
  );
  for (const [from, targets] of references) {
    // An assertion for each of the 30,412 verses takes a second.
    if (targets.includes(from)) throw new Error(`${from} points to itself`);
    if (new Set(targets).size < targets.length) throw new Error(`${from} points to a verse twice`);
    for (const position of [from, ...targets])
      if (!exists(placeAt(position)!)) throw new Error(`${from} points to ${position}, which does not exist`);
  }
});
