import { formatReference, parseReference } from '@berea/scripture';
import { expect, it } from 'vitest';
import { readContent } from '../read-content.ts';

const { topics } = readContent(['topics']);

it('name existing verses, each once and as it is displayed', () => {
  const unfit = topics.flatMap(({ names, references }) =>
    references.filter((reference, place) => {
      const read = parseReference(reference);
      return read?.verse === undefined || formatReference(read) !== reference || references.indexOf(reference) !== place
        ? [`${names[0]}: ${reference}`]
        : false;
    }),
  );
  expect(unfit).toEqual([]);
});

it('have names of their own', () => {
  const names = topics.flatMap((topic) => topic.names);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
