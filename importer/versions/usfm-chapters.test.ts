import { bookByName } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { bookOf, usfmChapters } from './usfm-chapters.ts';

const psalms = bookByName('Psalms')!;
const sample = String.raw`\id PSA Sample
\h Psalms
\mt1 Psalms
\c 3
\s1 Morning
\d A song\f + \fr 3:0 \ft a note\f* of trust.
\q1
\v 1 \w Lord|strong="H3068"\w*, many \add are\add* rising!\x - \xo 3:1 \xt Ps 1:1\x*
\q2 They \wj say “\+nd LORD\+nd* of all”\wj*.
\b
\q1
\v 2 Many speak. \qs Selah.\qs*
\v 4-5 Two in one\f + \ft joined\f*and done.
\v 3 Out of order.
\c 4
\p
\v 1 Another.
\c 151
\p
\v 1 Not in the canon.
`;
const chapters = usfmChapters(psalms, sample);
const marker = (verse: number, chapter = 3) =>
  `<span data-number="${verse}" data-sid="PSA ${chapter}:${verse}" class="v">${verse}</span>`;

describe('a book in USFM', () => {
  it('is identified by its code', () => {
    expect(bookOf(sample)).toBe(psalms);
    expect(bookOf('\uFEFF\\id JHN')?.name).toBe('John');
    expect(bookOf('\\id TOB Tobit')).toBeUndefined();
    expect(bookOf('no book at all')).toBeUndefined();
  });

  it('becomes the chapters of the canon, in order', () => {
    expect(chapters.map(({ chapter }) => chapter)).toEqual([3, 4]);
    expect(chapters[0]!.verses.map(({ verse }) => verse)).toEqual([1, 2, 3, 4]);
  });

  it('keeps headings, titles, lines and marks, and footnotes without joining words', () => {
    expect(chapters[0]!.content).toBe(
      `<p class="s1">Morning</p><p class="d">A song of trust.</p><p class="q1">${marker(1)}Lord, many <span class="add">are</span> rising!</p>` +
        `<p class="q2">They <span class="wj">say “<span class="nd">LORD</span> of all”</span>.</p>` +
        `<p class="b"></p><p class="q1">${marker(2)}Many speak. <span class="qs">Selah.</span> ${marker(3)}Out of order. ${marker(4)}Two in one<span class="f" data-footnote="joined"></span> and done.</p>`,
    );
  });

  it('gives verses as plain text, without headings', () => {
    expect(chapters[0]!.verses[0]).toEqual({ verse: 1, text: 'Lord, many are rising! They say “LORD of all”.' });
  });
});
