import { describe, expect, it } from 'vitest';
import { americanStandardChapters } from './american-standard.ts';

const chapters = americanStandardChapters();
const chapter = (book: string, number: number) =>
  chapters.find((each) => each.book.id === book && each.chapter === number)!;
const verse = (book: string, number: number, at: number) =>
  chapter(book, number).verses.find((each) => each.verse === at)?.text;

describe('the American Standard Version from the npm package', () => {
  it('is complete: every chapter, and every verse except the fifteen that only its margin has', () => {
    expect(chapters).toHaveLength(1189);
    expect(chapters.reduce((sum, { verses }) => sum + verses.length, 0)).toBe(31_102 - 15);
    expect([verse('Matt', 17, 21), verse('Acts', 8, 37), verse('Rom', 16, 24)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has each verse in its place, after the slot that is not a verse', () => {
    expect(verse('Ps', 23, 1)).toMatch(/^Jehovah is my shepherd/);
    expect(verse('3John', 1, 14)).toMatch(/by name\.$/);
    expect(verse('Jude', 1, 1)).toMatch(/^Jude/);
    expect(verse('Rev', 22, 21)).toMatch(/Amen\.$/);
  });

  it('marks the supplied words, and separates the letters of Psalm 119', () => {
    expect(chapter('3John', 1).content).toContain('Peace <span class="add">be</span> unto thee.');
    expect(chapter('Ps', 119).content).toMatch(/^<p class="qa">ALEPH<\/p><p class="p"><span data-number="1"/);
    // The package lacks two of the twenty-two letters, Lamedh and Mem.
    expect(chapter('Ps', 119).content.match(/<p class="qa">/g)).toHaveLength(20);
    expect(chapters.flatMap(({ verses }) => verses).filter(({ text }) => /[`[\]]/.test(text))).toEqual([]);
  });

  it('is refused when the content of the package is not what is expected', () => {
    expect(() => americanStandardChapters(['In the beginning'])).toThrow(/has 0 verses instead of 31102/);
  });
});
