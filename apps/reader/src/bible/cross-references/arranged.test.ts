import { books } from '@berea/scripture';
import { expect, it } from 'vitest';
import { arranged } from './arranged.ts';

const verses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ reference: `${books[count - 1 - index]!.name} 1:1`, text: 'Text.' }));

it('keeps few references in one list, closest first', () => {
  const few = verses(11);
  expect(arranged(few)).toEqual([{ title: 'Closest first', references: few }]);
});

it('lists the closest of many references first and the others in canonical order', () => {
  const many = verses(12);
  const [closest, others] = arranged(many);
  expect(closest).toEqual({ title: 'Closest', references: many.slice(0, 8) });
  expect(others?.title).toBe('Others, in the order of the Bible');
  expect(others?.references.map(({ reference }) => reference)).toEqual([
    'Genesis 1:1',
    'Exodus 1:1',
    'Leviticus 1:1',
    'Numbers 1:1',
  ]);
});
