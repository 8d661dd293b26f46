import { describe, expect, it } from 'vitest';
import { bookById } from './canon.ts';
import {
  chapterName,
  covers,
  formatReference,
  parsePassage,
  parseReference,
  shownReference,
  verseRanges,
} from './reference.ts';

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
    ['1john 4:8', '1 John 4:8'],
    ['Revelation of John 22:21', 'Revelation 22:21'],
    ['Matthew 5:3–12', 'Matthew 5:3-12'],
    ['Lamentations 3:22 - 23', 'Lamentations 3:22-23'],
    ['Jude 1', 'Jude 1'],
    ['Jude 5', 'Jude 1:5'],
    ['Philemon 8-10', 'Philemon 1:8-10'],
    ['Obadiah 1-4', 'Obadiah 1:1-4'],
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
    'John 3-4',
    'Isaiah 52:13-53:12',
    'Jude 26',
    'Jude 0',
    'Jude 2:1',
  ])('rejects %j', (text) => {
    expect(parseReference(text)).toBeUndefined();
  });
});

describe('parsePassage', () => {
  it.each([
    ['1 Peter 2:18-3:6', '1 Peter 2:18-3:6'],
    ['Isaiah 52:13 – 53:12', 'Isaiah 52:13-53:12'],
    ['Genesis 37-50', 'Genesis 37-50'],
    ['John 3:16-18', 'John 3:16-18'],
    ['Jude 5', 'Jude 1:5'],
  ])('parses %j and formats it as %s', (text, reference) => {
    expect(formatReference(parsePassage(text)!)).toBe(reference);
    expect(shownReference(text)).toBe(reference);
  });

  it('shows a chapter as its heading, and verses as a reference', () => {
    expect(formatReference(parsePassage('Psalm 23')!)).toBe('Psalms 23');
    expect(shownReference('Psalms 23')).toBe('Psalm 23');
    expect(shownReference('Psalm 23:1')).toBe('Psalms 23:1');
    expect(shownReference('Psalm 42-43')).toBe('Psalms 42-43');
  });

  it.each([
    'John 3:16-22:1',
    'John 3:16-3:18',
    'Isaiah 53:12-52:13',
    'John 3-22',
    'John 3-4:1',
    'John 3:16-40',
    'x 1-2',
    '',
  ])('rejects %j, which is shown as it is written', (text) => {
    expect(parsePassage(text)).toBeUndefined();
    expect(shownReference(text)).toBe(text);
  });
});

describe('covers', () => {
  it.each([
    ['John 3', 'John 3:16', true],
    ['John 3:14-21', 'John 3:14', true],
    ['John 3:14-21', 'John 3:21', true],
    ['John 3:16', 'John 3:16', true],
    ['Jude 3-5', 'Jude 1:4', true],
    ['John 3:14-21', 'John 3:22', false],
    ['John 3', 'John 4:1', false],
    ['John 3', '1 John 3:16', false],
    ['John 3', 'John 3', false],
    ['John 99', 'John 99:1', false],
  ])('%s, %s: %s', (passage, verse, expected) => expect(covers(passage, verse)).toBe(expected));
});

it.each([
  ['Ps', 23, 'Psalm 23'],
  ['John', 3, 'John 3'],
])('a heading names the chapter %s %i as %s', (id, chapter, name) => {
  expect(chapterName({ book: bookById(id)!, chapter })).toBe(name);
});

it.each([
  [[16], '16'],
  [[16, 17, 18, 21], '16-18, 21'],
  [[1, 3, 5], '1, 3, 5'],
])('the verses %j are written as %s', (verses, written) => {
  expect(verseRanges(verses)).toBe(written);
});
