import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers-in.ts';

describe('numbersIn', () => {
  it.each([
    ['threescore years and ten', [60, 10]],
    ['the days were threescore and ten', [70]],
    ['an hundred threescore and fifteen years', [175]],
    ['nine hundred sixty and nine years', [969]],
    ['nine hundred sixty-nine years', [969]],
    ['five and twenty years old', [25]],
    ['three and twenty thousand', [23_000]],
    ['an hundred and forty and four thousand', [144_000]],
    ['six hundred thousand and three thousand and five hundred and fifty', [603_550]],
    ['forty and two thousand three hundred and threescore', [42_360]],
    ['a thousand and two hundred', [1200]],
    ['1,222 of the 70', [1222, 70]],
    ['two or three', [2, 3]],
    ['by seven and seven', [7]],
    ['in the six hundredth year, in the seventeenth day', [600, 17]],
    ['it came to pass', []],
  ])('reads “%s”', (text, numbers) => expect([...numbersIn(text)]).toEqual(numbers));
});
