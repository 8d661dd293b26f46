import { describe, expect, it } from 'vitest';
import { formatReference, parseReference } from './reference.ts';

const read = (text: string) => {
  const reference = parseReference(text);
  return reference && formatReference(reference);
};

describe('parseReference', () => {
  it.each(['John 3', 'John 3:16', 'Psalms 23:1-6', '1 John 4:8', 'Song of Solomon 2:4', 'Jude 1:25'])(
    'parses %s and formats it the same way',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );

  it.each([
    ['john3:16', 'John 3:16'],
    ['Psalm 23', 'Psalms 23'],
    ['1john 4:8', '1 John 4:8'],
    ['Revelation of John 22:21', 'Revelation 22:21'],
    ['Matthew 5:3–12', 'Matthew 5:3-12'],
    ['Lamentations 3:22 - 23', 'Lamentations 3:22-23'],
  ])('parses %j as %s', (text, reference) => {
    expect(read(text)).toBe(reference);
  });

  it.each([
    '',
    'John',
    '3:16',
    'Tobit 1:1',
    'John 22',
    'John 0',
    'John 3:0',
    'John 3:37',
    'John 3:16-40',
    'John 3:16-16',
    'John 3:16-4',
    'John 3:16 and more',
  ])('rejects %j', (text) => {
    expect(parseReference(text)).toBeUndefined();
  });
});
