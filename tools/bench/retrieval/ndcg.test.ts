import { expect, it } from 'vitest';
import { ndcg } from './ndcg.ts';

const worth = new Map([
  [1, 3],
  [2, 2],
  [3, 1],
]);

it('is 1 for the best order, less for another order, and 0 for irrelevant results', () => {
  expect(
    ndcg(
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      worth,
    ),
  ).toBe(1);
  expect(
    ndcg(
      [
        [3, 3],
        [2, 2],
        [1, 1],
      ],
      worth,
    ),
  ).toBeCloseTo((1 + 2 / Math.log2(3) + 3 / 2) / (3 + 2 / Math.log2(3) + 1 / 2));
  expect(ndcg([[9, 9]], worth)).toBe(0);
});

it('scores a passage by its best verse, and counts a verse once', () => {
  expect(
    ndcg(
      [
        [1, 3],
        [2, 2],
        [3, 3],
      ],
      worth,
    ),
  ).toBe(1);
  expect(
    ndcg(
      [
        [1, 1],
        [1, 1],
      ],
      worth,
    ),
  ).toBe(ndcg([[1, 1]], worth));
});

it('considers the first ten results', () => {
  const none = Array.from({ length: 10 }, (_, index) => [100 + index, 100 + index] as const);
  expect(ndcg([...none, [1, 1]], worth)).toBe(0);
});
