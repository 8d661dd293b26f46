import { formatReference, parseReference } from '@berea/scripture';
import { expect, it } from 'vitest';
import { gospelsAndActs } from './gospels-and-acts.ts';
import { openings } from './index.ts';
import { lawAndHistory } from './law-and-history.ts';
import { letters } from './letters.ts';
import { prophets } from './prophets.ts';
import { psalmsAndWisdom } from './psalms-and-wisdom.ts';

const parts = [lawAndHistory, psalmsAndWisdom, prophets, gospelsAndActs, letters];

it('open the verses most asked about, each named once and as it is displayed', () => {
  const verses = parts.flatMap((part) => Object.keys(part));
  expect(verses.length).toBeGreaterThanOrEqual(300);
  expect(verses.filter((verse, place) => verses.indexOf(verse) !== place)).toEqual([]);
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
