import { describe, expect, it } from 'vitest';
import {
  isLike,
  isListOf,
  isObject,
  isOneOf,
  isOptional,
  isRecordOf,
  isShape,
  isText,
  isWhole,
  itemsOf,
  readAs,
  type Is,
} from './shape.ts';

describe('a check of a shape', () => {
  const isPlace = isShape<{ book: string; chapter?: number | undefined }>({
    book: isText,
    chapter: isOptional(isWhole(1)),
  });
  it.each<[string, Is<unknown>, unknown, boolean]>([
    ['a text', isText, '', true],
    ['no text', isText, null, false],
    ['a whole number', isWhole(), 0, true],
    ['a fraction', isWhole(), 0.5, false],
    ['a number that is too small', isWhole(1), 0, false],
    ['a number in a text', isWhole(), '1', false],
    ['an object', isObject, {}, true],
    ['a list for an object', isObject, [], false],
    ['null for an object', isObject, null, false],
    ['a text that is like the pattern', isLike(/^a$/), 'a', true],
    ['a text that is not', isLike(/^a$/), 'b', false],
    ['one of the texts', isOneOf(['a', 'b']), 'b', true],
    ['none of them', isOneOf(['a', 'b']), 'c', false],
    ['a list', isListOf(isText), ['a'], true],
    ['a list with something else', isListOf(isText), ['a', 1], false],
    ['a record', isRecordOf(isText), { a: 'a' }, true],
    ['a record with something else', isRecordOf(isText), { a: 1 }, false],
    ['a shape', isPlace, { book: 'John', chapter: 3 }, true],
    ['a shape without what may be missing, and with something more', isPlace, { book: 'John', verse: 1 }, true],
    ['a shape without a field', isPlace, { chapter: 3 }, false],
    ['a shape with another field’s kind', isPlace, { book: 'John', chapter: '3' }, false],
  ])('knows %s', (_, is, value, expected) => {
    expect(is(value)).toBe(expected);
  });

  it('takes the items of a list that are of a kind', () => {
    expect(itemsOf(['a', 1, 'b'], isText)).toEqual(['a', 'b']);
    expect(itemsOf('ab', isText)).toEqual([]);
  });

  it('reads a value whole or not at all', () => {
    expect(readAs(isText)('a')).toBe('a');
    expect(readAs(isText)(1)).toBeUndefined();
  });
});
