import { formatReference, parseReference } from '@berea/scripture';
import { expect, it } from 'vitest';
import { readContent } from '../read-content.ts';

const { openings } = readContent(['openings']);

it('open the verses most asked about, each as it is displayed', () => {
  const verses = Object.keys(openings);
  expect(verses.length).toBeGreaterThanOrEqual(300);
  expect(
    verses.filter((verse) => {
      const place = parseReference(verse);
      return place?.verse === undefined || place.lastVerse !== undefined || formatReference(place) !== verse;
    }),
  ).toEqual([]);
});

it('are one plain sentence each, without quotation marks', () => {
  const unfit = Object.entries(openings).filter(
    ([, sentence]) => !/^[A-Z][^.!“”"]*[.?]$/.test(sentence) || sentence.split(' ').length > 45,
  );
  expect(unfit).toEqual([]);
});
