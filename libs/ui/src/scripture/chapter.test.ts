// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseChapter, verseText } from './chapter.ts';

/** A verse marker in the format of our chapter function. */
const v = (verse: number) => `<span data-number="${verse}" data-sid="HRB 1:${verse}" class="v">${verse}</span>`;

describe('parseChapter', () => {
  it('finds where each verse begins and removes the markers from the text', () => {
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

  it('continues a verse in the next block and marks only the first part as its beginning', () => {
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

  it('keeps the notes of the translators beside the text, each in its place', () => {
    const note = (text: string) => `<span class="f" data-footnote="${text}">or, ${text}</span>`;
    const blocks = parseChapter(
      `<p class="p">${v(1)}The boat${note('ship')} was <span class="wj">mended${note('&lt;img src=x&gt;')}</span>. ${v(2)}${note('left out')}</p>`,
    );
    expect(blocks[0]!.segments.map(({ verse, footnotes }) => [verse, footnotes])).toEqual([
      [
        1,
        [
          { text: 'ship', after: 1 },
          { text: '<img src=x>', after: 3, number: 2 },
        ],
      ],
      [2, [{ text: 'left out', after: 0 }]],
    ]);
    expect([verseText(blocks, 1), verseText(blocks, 2)]).toEqual(['The boat was mended.', '']);
  });

  it('assigns text before the first verse to no verse', () => {
    const blocks = parseChapter(
      `<p class="d">A song for the ferrymen.</p><p class="q1">${v(1)}The far bank is near.</p>`,
    );
    expect(blocks[0]).toEqual({
      style: 'd',
      segments: [{ verse: 0, begins: false, inlines: [{ text: 'A song for the ferrymen.' }] }],
    });
    expect(verseText(blocks, 1)).toBe('The far bank is near.');
  });

  it('keeps marks when they are nested or span a verse marker', () => {
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

  it('keeps text between paragraphs as a separate paragraph', () => {
    const blocks = parseChapter(`<div>${v(1)}Loose <i>words</i><p class="q1">${v(2)}a line</p>and more</div>`);
    expect(blocks.map(({ style }) => style)).toEqual(['p', 'q1', 'p']);
    expect(verseText(blocks, 1)).toBe('Loose words');
    expect(verseText(blocks, 2)).toBe('a line and more');
  });

  it('keeps a verse that has a number but no text', () => {
    const blocks = parseChapter(`<p class="p">${v(1)}Words. ${v(2)}</p>`);
    expect(blocks[0]?.segments.at(-1)).toEqual({ verse: 2, begins: true, inlines: [] });
    expect(verseText(blocks, 2)).toBe('');
  });

  it('drops empty blocks', () => {
    expect(parseChapter(`<p class="q1"></p><p class="p"> \n </p><p class="p">${v(1)}Words.</p>`)).toHaveLength(1);
    expect(parseChapter('')).toEqual([]);
  });

  it('keeps a blank line between two stanzas', () => {
    const blocks = parseChapter(
      `<p class="q1">${v(1)}and home.</p><p class="b"></p><p class="q1">${v(2)}Set it low.</p>`,
    );
    expect(blocks.map(({ style }) => style)).toEqual(['q1', 'b', 'q1']);
    expect(verseText(blocks, 1)).toBe('and home.');
  });

  it('turns line breaks in the source into single spaces', () => {
    expect(verseText(parseChapter(`<p class="p">${v(1)}one\n      two&nbsp;three</p>`), 1)).toBe('one two three');
  });
});

describe('security: sanitising of chapter HTML', () => {
  it('removes the markup of an unknown element and keeps its text', () => {
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

  it.each(['script', 'style', 'template'])('removes a %s element with its content', (name) => {
    const html = `<p class="p">${v(1)}Before<${name}>secret = 1</${name}> and after.</p>`;
    expect(verseText(parseChapter(html), 1)).toBe('Before and after.');
  });

  it('removes a script outside any paragraph', () => {
    expect(parseChapter('<script>secret = 1</script>')).toEqual([]);
    expect(parseChapter(`<div><script>secret = 1</script><p class="p">${v(1)}Words.</p></div>`)).toHaveLength(1);
  });

  it('treats escaped markup as text', () => {
    expect(verseText(parseChapter(`<p class="p">${v(1)}less &lt;b&gt; more &amp; done</p>`), 1)).toBe(
      'less <b> more & done',
    );
  });

  it('recognises only valid verse markers', () => {
    const blocks = parseChapter(
      `<p class="p">${v(1)}one <span data-number="9">two</span> <span class="v">three</span> <span class="v" data-number="x">four</span></p>`,
    );
    expect(blocks[0]?.segments.map(({ verse }) => verse)).toEqual([1]);
    expect(verseText(blocks, 1)).toBe('one two three four');
  });
});

describe('parseChapter with HTML from API.Bible', () => {
  const html = `<div class="scripture-styles">
    <h3 class="s">The Ferryman</h3>
    <p class="p"><span data-number="1" data-sid="HRB 1:1" class="v">1</span><span class="verse-span" data-verse-id="HRB.1.1">Early in the year the ferryman mended his boat. </span><span data-number="2" data-sid="HRB 1:2" class="v">2</span><span class="verse-span" data-verse-id="HRB.1.2">The <span class="nd">Lord</span> sent rain.</span></p>
    <p class="q1"><span class="verse-span" data-verse-id="HRB.1.2">And the river rose.</span></p>
  </div>`;

  it('finds verses inside wrapper elements', () => {
    const blocks = parseChapter(html);
    expect(blocks.map(({ style }) => style).slice(-2)).toEqual(['p', 'q1']);
    expect(verseText(blocks, 1)).toBe('Early in the year the ferryman mended his boat.');
    expect(verseText(blocks, 2)).toBe('The Lord sent rain. And the river rose.');
  });

  it('keeps section headings outside the verses', () => {
    expect(parseChapter(html)[0]).toEqual({
      style: 's',
      segments: [{ verse: 0, begins: false, inlines: [{ text: 'The Ferryman' }] }],
    });
  });
});

describe('verseText', () => {
  it('is empty for a missing verse', () => {
    expect(verseText(parseChapter(`<p class="p">${v(1)}Words.</p>`), 7)).toBe('');
  });

  it.each(['s', 'qa', 'sp', 'd', 'cls'])('omits a %s heading between two lines of the verse', (heading) => {
    const blocks = parseChapter(
      `<p class="q1">${v(1)}All that I learned,</p><p class="${heading}">Beth</p><p class="q2">I learned on the way.</p>`,
    );
    expect(verseText(blocks, 1)).toBe('All that I learned, I learned on the way.');
    expect(blocks[1]).toEqual({ style: heading, segments: [{ verse: 0, begins: false, inlines: [{ text: 'Beth' }] }] });
  });

  it('includes a psalm title that has a verse number, as in some versions', () => {
    const blocks = parseChapter(`<p class="d">${v(1)}A song at the oars.</p><p class="q1">still the first</p>`);
    expect(verseText(blocks, 1)).toBe('A song at the oars. still the first');
  });
});
