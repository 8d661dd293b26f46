// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseChapter, verseText } from './chapter.ts';

/** A verse marker as our chapter function writes it. */
const v = (verse: number) => `<span data-number="${verse}" data-sid="HRB 1:${verse}" class="v">${verse}</span>`;

describe('a chapter is read into blocks and verses', () => {
  it('knows where each verse begins, and keeps the markers out of its text', () => {
    const blocks = parseChapter(`<p class="p">${v(1)}The boat was mended. ${v(2)}The river rose.</p>`);
    expect(blocks).toEqual([
      {
        style: 'p',
        segments: [
          { verse: 1, begins: true, inlines: [{ text: 'The boat was mended. ' }] },
          { verse: 2, begins: true, inlines: [{ text: 'The river rose.' }] },
        ],
      },
    ]);
  });

  it('carries a verse from one block into the next, and shows its number once', () => {
    const blocks = parseChapter(
      `<p class="q1">${v(3)}The lamp is small,</p><p class="q2">and it is not drunk by the dark.</p><p class="q1">${v(4)}Set it low.</p>`,
    );
    expect(blocks.map(({ style, segments }) => [style, segments.map(({ verse, begins }) => [verse, begins])])).toEqual([
      ['q1', [[3, true]]],
      ['q2', [[3, false]]],
      ['q1', [[4, true]]],
    ]);
    expect(verseText(blocks, 3)).toBe('The lamp is small, and it is not drunk by the dark.');
  });

  it('gives what stands before the first verse to no verse', () => {
    const blocks = parseChapter(
      `<p class="d">A song for the ferrymen.</p><p class="q1">${v(1)}The far bank is near.</p>`,
    );
    expect(blocks[0]).toEqual({
      style: 'd',
      segments: [{ verse: 0, begins: false, inlines: [{ text: 'A song for the ferrymen.' }] }],
    });
    expect(verseText(blocks, 1)).toBe('The far bank is near.');
  });

  it('keeps marks, also inside each other and across a verse marker', () => {
    const blocks = parseChapter(
      `<p class="p">${v(1)}He said, <span class="wj">“Come; there <span class="add">is</span> room. ${v(2)}Stay.”</span></p>`,
    );
    expect(blocks[0]?.segments).toEqual([
      {
        verse: 1,
        begins: true,
        inlines: [
          { text: 'He said, ' },
          { mark: 'wj', children: [{ text: '“Come; there ' }] },
          { mark: 'wj', children: [{ mark: 'add', children: [{ text: 'is' }] }] },
          { mark: 'wj', children: [{ text: ' room. ' }] },
        ],
      },
      { verse: 2, begins: true, inlines: [{ mark: 'wj', children: [{ text: 'Stay.”' }] }] },
    ]);
    expect(verseText(blocks, 1)).toBe('He said, “Come; there is room.');
  });

  it('keeps what stands between the paragraphs, as a paragraph of its own', () => {
    const blocks = parseChapter(`<div>${v(1)}Loose <i>words</i><p class="q1">${v(2)}a line</p>and more</div>`);
    expect(blocks.map(({ style }) => style)).toEqual(['p', 'q1', 'p']);
    expect(verseText(blocks, 1)).toBe('Loose words');
    expect(verseText(blocks, 2)).toBe('a line and more');
  });

  it('keeps a verse that has a number and no words', () => {
    const blocks = parseChapter(`<p class="p">${v(1)}Words. ${v(2)}</p>`);
    expect(blocks[0]?.segments.at(-1)).toEqual({ verse: 2, begins: true, inlines: [] });
    expect(verseText(blocks, 2)).toBe('');
  });

  it('drops blocks in which nothing stands', () => {
    expect(parseChapter(`<p class="q1"></p><p class="p"> \n </p><p class="p">${v(1)}Words.</p>`)).toHaveLength(1);
    expect(parseChapter('')).toEqual([]);
  });

  it('keeps the blank line between two stanzas', () => {
    const blocks = parseChapter(
      `<p class="q1">${v(1)}and home.</p><p class="b"></p><p class="q1">${v(2)}Set it low.</p>`,
    );
    expect(blocks.map(({ style }) => style)).toEqual(['q1', 'b', 'q1']);
    expect(verseText(blocks, 1)).toBe('and home.');
  });

  it('joins lines of the source, so that a line break is one space', () => {
    expect(verseText(parseChapter(`<p class="p">${v(1)}one\n      two&nbsp;three</p>`), 1)).toBe('one two three');
  });
});

describe('nothing of the HTML reaches the page as HTML', () => {
  it('takes the markup of an unknown element and leaves its text', () => {
    const blocks = parseChapter(
      `<p class="zz">${v(1)}The <a href="/elsewhere">old <b onclick="run()">mill</b></a> turns.</p>`,
    );
    expect(blocks[0]?.style).toBe('zz');
    expect(blocks[0]?.segments[0]?.inlines).toEqual([
      { text: 'The ' },
      { text: 'old ' },
      { text: 'mill' },
      { text: ' turns.' },
    ]);
  });

  it.each(['script', 'style', 'template'])('drops a %s with all it holds', (name) => {
    const html = `<p class="p">${v(1)}Before<${name}>secret = 1</${name}> and after.</p>`;
    expect(verseText(parseChapter(html), 1)).toBe('Before and after.');
  });

  it('drops a script that stands outside every paragraph', () => {
    expect(parseChapter('<script>secret = 1</script>')).toEqual([]);
    expect(parseChapter(`<div><script>secret = 1</script><p class="p">${v(1)}Words.</p></div>`)).toHaveLength(1);
  });

  it('reads what looks like markup in the text as text', () => {
    expect(verseText(parseChapter(`<p class="p">${v(1)}less &lt;b&gt; more &amp; done</p>`), 1)).toBe(
      'less <b> more & done',
    );
  });

  it('takes only a marker for a marker', () => {
    const blocks = parseChapter(
      `<p class="p">${v(1)}one <span data-number="9">two</span> <span class="v">three</span> <span class="v" data-number="x">four</span></p>`,
    );
    expect(blocks[0]?.segments.map(({ verse }) => verse)).toEqual([1]);
    expect(verseText(blocks, 1)).toBe('one two three four');
  });
});

describe('the HTML of API.Bible is read by the same rules', () => {
  const html = `<div class="scripture-styles">
    <h3 class="s">The Ferryman</h3>
    <p class="p"><span data-number="1" data-sid="HRB 1:1" class="v">1</span><span class="verse-span" data-verse-id="HRB.1.1">Early in the year the ferryman mended his boat. </span><span data-number="2" data-sid="HRB 1:2" class="v">2</span><span class="verse-span" data-verse-id="HRB.1.2">The <span class="nd">Lord</span> sent rain.</span></p>
    <p class="q1"><span class="verse-span" data-verse-id="HRB.1.2">And the river rose.</span></p>
  </div>`;

  it('finds the verses below its wrappers', () => {
    const blocks = parseChapter(html);
    expect(blocks.map(({ style }) => style).slice(-2)).toEqual(['p', 'q1']);
    expect(verseText(blocks, 1)).toBe('Early in the year the ferryman mended his boat.');
    expect(verseText(blocks, 2)).toBe('The Lord sent rain. And the river rose.');
  });

  it('keeps its section headings, outside the verses', () => {
    expect(parseChapter(html)[0]).toEqual({
      style: 's',
      segments: [{ verse: 0, begins: false, inlines: [{ text: 'The Ferryman' }] }],
    });
  });
});

describe('the text of a verse', () => {
  it('is empty for a verse that is not there', () => {
    expect(verseText(parseChapter(`<p class="p">${v(1)}Words.</p>`), 7)).toBe('');
  });

  it.each(['s', 'qa', 'sp', 'd', 'cls'])('leaves out a %s that stands between two of its lines', (heading) => {
    const blocks = parseChapter(
      `<p class="q1">${v(1)}All that I learned,</p><p class="${heading}">Beth</p><p class="q2">I learned on the way.</p>`,
    );
    expect(verseText(blocks, 1)).toBe('All that I learned, I learned on the way.');
    expect(blocks[1]).toEqual({ style: heading, segments: [{ verse: 0, begins: false, inlines: [{ text: 'Beth' }] }] });
  });

  it('is found in a title that carries a number, as some versions count their psalms', () => {
    const blocks = parseChapter(`<p class="d">${v(1)}A song at the oars.</p><p class="q1">still the first</p>`);
    expect(verseText(blocks, 1)).toBe('A song at the oars. still the first');
  });
});
