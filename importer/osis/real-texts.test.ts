import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { bibleSources } from '../sources.ts';
import { readVerseText } from '../sword/verse-text.ts';
import { realModules } from '../testing/real-modules.ts';
import type { Chapter } from './chapter-writer.ts';
import { chaptersOf } from './chapters.ts';

const texts = new Map<string, Chapter[]>();
beforeAll(async () => {
  const modules = await realModules();
  for (const { id, module, versification, treatment } of bibleSources) {
    texts.set(
      id,
      [...readVerseText(modules.get(module)!.module, versification)].flatMap((book) => chaptersOf(book, treatment)),
    );
  }
}, 180_000);

const chapter = (id: string, book: string, number: number): Chapter =>
  texts.get(id)!.find((each) => each.book.id === book && each.chapter === number)!;
const verse = (id: string, book: string, number: number, verseNumber: number): string | undefined =>
  chapter(id, book, number).verses.find((each) => each.verse === verseNumber)?.text;
const classCount = (id: string, name: string): number =>
  texts.get(id)!.reduce((sum, { content }) => sum + content.split(`<p class="${name}">`).length - 1, 0);

/**
 * Extracts the verses from the HTML as a reader sees them: paragraph by paragraph, from marker to marker, without
 * headings.
 */
function versesInHtml({ content }: Chapter): { verse: number; text: string }[] {
  const verses: { verse: number; text: string }[] = [];
  let paragraph = '';
  let inMarker = false;
  const parser = new SaxesParser({ xmlns: false, fragment: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'p') paragraph = attributes['class']!;
    inMarker = attributes['data-number'] !== undefined;
    if (inMarker) verses.push({ verse: Number(attributes['data-number']), text: '' });
    else if (name === 'p' && !headings.has(paragraph) && verses.length > 0) verses.at(-1)!.text += ' ';
  });
  parser.on('closetag', () => {
    inMarker = false;
  });
  parser.on('text', (text) => {
    if (!inMarker && !headings.has(paragraph) && verses.length > 0) verses.at(-1)!.text += text;
  });
  parser.write(content).close();
  // A verse that the version leaves out has a number, and a note that says why.
  return verses
    .map((each) => ({ verse: each.verse, text: each.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
const headings = new Set(['d', 'qa', 's', 'ms', 'sp', 'cls']);

describe.each(bibleSources.map(({ id }) => id))('every chapter of %s', (id) => {
  it('is well-formed, and its HTML contains exactly its verses', () => {
    const differing = texts
      .get(id)!
      .filter((each) => JSON.stringify(versesInHtml(each)) !== JSON.stringify(each.verses));
    expect(differing.map(({ book, chapter: number }) => `${book.name} ${number}`)).toEqual([]);
  }, 30_000);

  it('shows no markup of the source', () => {
    const all = texts
      .get(id)!
      .map(({ content }) => content)
      .join('\n');
    expect(
      all.match(
        /¶|\\|strong:[HG]\d|annotateRef|\s{2,}(?=\S)|<p class="(?!b")[^"]*"><\/p>|<span(?! class="f")[^>]*><\/span>/,
      ),
    ).toBeNull();
  });

  it('has no two words joined around a note or an added word', () => {
    const stuck = texts
      .get(id)!
      .flatMap(({ book, chapter: number, verses }) =>
        verses
          .filter(({ text }) => /\p{Ll}\p{Lu}|[,;:?!]\p{L}/u.test(text))
          .map((each) => `${book.name} ${number}:${each.verse}`),
      );
    expect(stuck).toEqual([]);
  });
});

describe('the King James Version', () => {
  it('has 36 verses in John 3', () => {
    expect(chapter('kjv', 'John', 3).content.match(/data-number="\d+"/g)).toHaveLength(36);
  });

  it('keeps the titles of 116 psalms, 22 letters and 14 notes on letters out of the verses', () => {
    expect(['d', 'qa', 'cls'].map((name) => classCount('kjv', name))).toEqual([116, 22, 14]);
    expect(verse('kjv', 'Rom', 16, 27)).toMatch(/Amen\.$/);
  });

  it('marks words of Jesus, added words and the divine name', () => {
    const all = texts
      .get('kjv')!
      .map(({ content }) => content)
      .join('');
    expect(['wj', 'add', 'nd'].map((name) => all.split(`<span class="${name}">`).length - 1)).toEqual([
      2038, 21510, 6890,
    ]);
    expect(verse('kjv', 'Exod', 6, 3)).toContain('by my name JEHOVAH was I');
  });
});

describe('the World English Bible', () => {
  it('has no verse where its text has none, and no number without a note that says why', () => {
    for (const [book, number, missing, note] of [
      ['Luke', 17, 36, 'Some Greek manuscripts add'],
      ['Acts', 8, 37, 'TR adds'],
      ['Acts', 15, 34, 'Some manuscripts add'],
      ['Acts', 24, 7, 'TR adds'],
      ['3John', 1, 15, undefined],
      ['Rev', 12, 18, undefined],
    ] as const) {
      expect(verse('web', book, number, missing)).toBeUndefined();
      const { content } = chapter('web', book, number);
      if (note === undefined) expect(content).not.toContain(`data-number="${missing}"`);
      else expect(content).toContain(`>${missing}</span><span class="f" data-footnote="${note}`);
    }
  });

  it('keeps the notes of its translators, without the place that each begins with, and without cross-references', () => {
    expect(chapter('web', 'Gen', 2).content).toContain('data-footnote="or, aromatic resin"');
    const notes = texts.get('web')!.flatMap(({ content }) => content.match(/data-footnote="[^"]*"/g) ?? []);
    expect(notes.length).toBeGreaterThan(1_000);
    expect(notes.length).toBeLessThan(1_132);
  });

  it('has the doxology at the end of Romans, in three verses', () => {
    expect(verse('web', 'Rom', 14, 23)).toMatch(/is sin\.$/);
    expect([25, 26, 27].map((number) => verse('web', 'Rom', 16, number)?.slice(0, 10))).toEqual([
      'Now to him',
      'but now is',
      'to the onl',
    ]);
  });

  it('contains neither Greek Daniel nor the glossary', () => {
    expect(verse('web', 'Hos', 1, 1)).toMatch(/^Yahweh’s word/);
    expect(verse('web', 'Rev', 22, 21)).toMatch(/Amen\.$/);
    expect(chapter('web', 'Rev', 22).content).not.toContain('Abaddon');
  });

  it('does not join words where a note was removed', () => {
    expect(verse('web', 'Gen', 1, 1)).toContain('God created');
    expect(verse('web', 'John', 3, 16)).toContain('only born Son');
  });
});

describe('the Reina-Valera 1909', () => {
  it('keeps its headings out of the verses, as in the King James Version', () => {
    expect(['d', 'qa', 'cls'].map((name) => classCount('rv1909', name))).toEqual([116, 22, 14]);
    expect(verse('rv1909', 'Ps', 23, 1)).toMatch(/^JEHOVÁ es mi pastor/);
    expect(verse('rv1909', 'Ps', 111, 1)).toMatch(/^Aleluya\./);
  });

  it('has the spaces that its module lost, and only those', () => {
    expect(verse('rv1909', 'Gal', 1, 3)).toMatch(/^Gracia sea á vosotros/);
    expect(verse('rv1909', 'Luke', 11, 3)).toMatch(/dánoslo hoy\.$/);
  });

  it.each([
    ['Josh', 5, 4, 'Josué los'],
    ['1Sam', 14, 1, 'no lo hizo'],
    ['Ps', 35, 5, 'Jehová los'],
    ['Ps', 48, 8, 'Como lo'],
    ['Matt', 14, 13, 'gentes lo'],
    ['John', 10, 10, 'que la'],
    ['John', 14, 2, 'os lo'],
    ['1Cor', 10, 9, 'ellos le'],
    ['2Cor', 8, 5, 'como lo'],
    ['2Tim', 1, 18, 'cuánto nos'],
    ['Heb', 6, 3, 'Dios lo'],
    ['Rev', 1, 1, 'y la'],
  ] as const)('sets the pronoun apart in %s %i:%i', (book, number, verseNumber, words) => {
    expect(verse('rv1909', book, number, verseNumber)).toContain(words);
  });
});

describe('our licence statements', () => {
  it('equal those of the modules', async () => {
    for (const [name, { module }] of await realModules())
      expect([name, module.conf.DistributionLicense]).toEqual([name, 'Public Domain']);
  });
});
