import { bookByName, versesIn } from '@berea/scripture';
import { beforeAll, describe, expect, it } from 'vitest';
import { readVerseText } from '../sword/verse-text.ts';
import { realModules } from '../testing/real-modules.ts';
import { commentaryOf, type ChapterCommentary } from './chapter-commentary.ts';
import { plainProse, referenceName } from './plain-prose.ts';

const john = bookByName('John')!;
const p = '<div sID="g1" type="x-p"/>';
const row = (title: string, verses: string): string =>
  `<table><row><cell>${title}</cell><cell>${verses}</cell></row></table>${p}`;
const parsed = (markup: string, chapter = 3): ChapterCommentary =>
  commentaryOf({
    book: john,
    entries: [
      { chapter, verse: 1, text: markup },
      { chapter, verse: 2, text: markup },
    ],
  })[chapter - 1]!;

describe('commentaryOf', () => {
  it('reads the outline and makes sections from headings, whatever verse they are filed under', () => {
    const found = parsed(
      `<title type="x-s2">Chapter 3</title>${row('The visit.', '(1-21)')}${row('The baptism.', '(22-36)')}<hi type="bold">Verses 1-8</hi> ${p} By night. ${p} Again. <hi type="bold">Verses 22-36</hi> John was glad.`,
    );
    expect(found.outline).toEqual([
      { title: 'The visit.', firstVerse: 1, lastVerse: 21 },
      { title: 'The baptism.', firstVerse: 22, lastVerse: 36 },
    ]);
    expect(found.sections).toEqual([
      { firstVerse: 1, lastVerse: 21, text: 'By night. Again.' },
      { firstVerse: 22, lastVerse: 36, text: 'John was glad.' },
    ]);
  });

  it('makes one section under one title of a chapter without headings', () => {
    const found = parsed(`<title type="x-s2">Chapter 3</title>Trust in God. ${p} --A believer trusts.`);
    expect(found.outline).toEqual([{ title: 'Trust in God.', firstVerse: 1, lastVerse: 36 }]);
    expect(found.sections).toEqual([{ firstVerse: 1, lastVerse: 36, text: 'A believer trusts.' }]);
  });

  it('leaves out the introduction of the book', () => {
    expect(
      parsed(`${p} Who wrote it. ${p} <title type="x-s2">Chapter 3</title> Trust. ${p} --A believer.`).sections[0]!
        .text,
    ).toBe('A believer.');
  });

  it('is empty when the entry only points to another chapter', () => {
    expect(parsed('<title type="x-s2">Chapter 3</title>This chapter is the same as II Kin. 19.').sections).toEqual([]);
  });

  it('fixes an outline range that ends before it begins, from the sections or the next range', () => {
    const ranges = (headings: number[], ...verses: string[]) =>
      parsed(
        `${verses.map((each) => row('A point.', each)).join('')}${headings.map((each) => `<hi>Verse ${each}</hi> Text.`).join('')}`,
      ).outline.map(({ firstVerse, lastVerse }) => [firstVerse, lastVerse]);
    expect(ranges([1, 13, 19, 25], '(1-12)', '(13-38)', '(39-24)', '(25-36)')).toEqual([
      [1, 12],
      [13, 18],
      [19, 24],
      [25, 36],
    ]);
    expect(ranges([1], '(1-12)', '(13-10)', '(23-36)')).toEqual([
      [1, 12],
      [13, 22],
      [23, 36],
    ]);
  });

  it('names the chapter when the markup is not well-formed', () => {
    expect(() => parsed('<hi>Verse 1')).toThrow('John 3');
  });
});

describe('plain prose', () => {
  it('writes references out', () => {
    expect(referenceName('Num.21.6-Num.21.9')).toBe('Numbers 21:6-9');
    expect(referenceName('1John.5.20')).toBe('1 John 5:20');
    expect(referenceName('Jer.36')).toBe('Jeremiah 36');
    expect(referenceName('Tob.1.1')).toBeUndefined();
    expect(parsed('<hi>Verse 1</hi> See <reference osisRef="Rom.15.11">Ro 15:11</reference>.').sections[0]!.text).toBe(
      'See Romans 15:11.',
    );
  });

  it.each([
    ['gospel truths, ver. #(11-13), shows', 'gospel truths, verses 11-13, shows'],
    ['The promise, ver. #(18), points', 'The promise, verse 18, points'],
    ['from heaven, ch. 1:13, and', 'from heaven, chapter 1:13, and'],
    ['--Here is', 'Here is'],
    [',2 The Lord', 'The Lord'],
    ['. War desolates', 'War desolates'],
    ['; 36-43 This parable', 'This parable'],
    ['new--created', 'new—created'],
    ['a  b , c', 'a b, c'],
  ])('%j reads %j', (before, after) => expect(plainProse(before)).toBe(after));
});

describe('the real commentary', () => {
  let all: ChapterCommentary[];
  beforeAll(async () => {
    const { module } = (await realModules()).get('MHCC')!;
    all = [...readVerseText(module, 'KJV')].flatMap(commentaryOf);
  }, 120_000);

  it('covers every verse of every chapter except three that point to 2 Kings', () => {
    const gaps = all.filter(({ book, chapter, sections }) => {
      const ends = [0, ...sections.map(({ lastVerse }) => lastVerse)];
      return (
        sections.some(
          ({ firstVerse, lastVerse }, index) => firstVerse !== ends[index]! + 1 || lastVerse < firstVerse,
        ) || ends.at(-1) !== versesIn(book.id, chapter)
      );
    });
    expect(gaps.map(({ book, chapter }) => `${book.id} ${chapter}`)).toEqual(['Isa 36', 'Isa 37', 'Isa 39']);
  });

  it('contains no markup and no residue of it', () => {
    const texts = all.flatMap(({ outline, sections }) => [
      ...outline.map(({ title }) => title),
      ...sections.map(({ text }) => text),
    ]);
    expect(texts.filter((text) => /[<>#]|--|^\W*\d+[^.\d]|^[.,;]/.test(text))).toEqual([]);
  });

  it('has outlines whose points lie within their chapter', () => {
    expect(all.filter(({ outline }) => outline.length > 0)).toHaveLength(949);
    const wrong = all.filter(({ book, chapter, outline }) =>
      outline.some(
        ({ firstVerse, lastVerse }) =>
          firstVerse < 1 || lastVerse < firstVerse || lastVerse > versesIn(book.id, chapter)!,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
