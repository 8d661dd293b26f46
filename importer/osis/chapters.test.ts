import { bookById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import type { Chapter } from './chapter-writer.ts';
import { chaptersOf, type Treatment } from './chapters.ts';

/**
 * Chapters of a book whose slots are given as 'chapter:verse'. The sentences are invented; the markup is what the
 * modules contain.
 */
function chapters(slots: Record<string, string>, bookId = 'John', treatment?: Treatment): Chapter[] {
  const entries = Object.entries(slots).map(([place, text]) => {
    const [chapter, verse] = place.split(':').map(Number);
    return { chapter: chapter!, verse: verse!, text };
  });
  return chaptersOf({ book: bookById(bookId)!, entries }, treatment);
}
const first = (slots: Record<string, string>, bookId?: string, treatment?: Treatment): Chapter =>
  chapters(slots, bookId, treatment)[0]!;

const marker = (verse: number, sid = `JHN 1:${verse}`): string =>
  `<span data-number="${verse}" data-sid="${sid}" class="v">${verse}</span>`;
const note =
  '<note placement="foot"><reference type="annotateRef">1.1 </reference>a note <divineName>X</divineName></note>';
const preverse = (inside: string): string =>
  `<div type="x-milestone" subType="x-preverse" sID="v1"/>${inside}<div type="x-milestone" subType="x-preverse" eID="v1"/>`;

describe('chaptersOf', () => {
  it('marks each verse, and sets data-number on nothing else', () => {
    const { content, verses } = first({
      '1:0': '<chapter n="1" osisID="John.1" sID="John.1"/>',
      '1:1': 'The lamp is lit.',
      '1:2': 'The door is open.',
    });
    expect(content).toBe(`<p class="p">${marker(1)}The lamp is lit. ${marker(2)}The door is open.</p>`);
    expect(verses).toEqual([
      { verse: 1, text: 'The lamp is lit.' },
      { verse: 2, text: 'The door is open.' },
    ]);
  });

  it('continues paragraphs across verses', () => {
    const { content } = first({
      '1:0': '<div sID="a" type="x-p"/><chapter n="1" sID="x"/>',
      '1:1': 'One.',
      '1:2': 'Two, <div eID="a" type="x-p"/> <div sID="b" type="x-p"/>still two.',
      '1:3': 'Three. <div eID="b" type="x-p"/>',
    });
    expect(content).toBe(
      `<p class="p">${marker(1)}One. ${marker(2)}Two,</p><p class="p">still two. ${marker(3)}Three.</p>`,
    );
  });

  it('turns the paragraph mark into a break, and does not show it', () => {
    const { content, verses } = first({
      '1:1': 'One. ¶ More of one.',
      '1:2': `${preverse('<div sID="b" type="x-p"/>')}¶ Two.`,
    });
    expect(content).toBe(
      `<p class="p">${marker(1)}One.</p><p class="p">More of one.</p><p class="p">${marker(2)}Two.</p>`,
    );
    expect(verses[0]!.text).toBe('One. More of one.');
  });

  it('sets poetry in lines with their level, separates stanzas, and puts Selah at the end of its line', () => {
    const { content, verses } = first(
      {
        '1:1': `${preverse('<lg sID="g"/> <l level="1" sID="1"/>')}High the hill,<l eID="1" level="1"/> <l level="2" sID="2"/>deep the well. <l eID="2" level="2"/> <l sID="3" type="selah"/>Selah.<l eID="3" type="selah"/>`,
        '1:2': `${preverse('<lb type="x-p"/> <l level="1" sID="4"/>')}Long the road.<l eID="4" level="1"/> <lg eID="g"/>`,
      },
      'Ps',
    );
    expect(content).toBe(
      `<p class="q1">${marker(1, 'PSA 1:1')}High the hill,</p><p class="q2">deep the well. <span class="qs">Selah.</span></p>` +
        `<p class="b"></p><p class="q1">${marker(2, 'PSA 1:2')}Long the road.</p>`,
    );
    expect(verses[0]!.text).toBe('High the hill, deep the well. Selah.');
  });

  it('keeps a psalm’s title out of its first verse', () => {
    const { content, verses } = first(
      {
        '3:1': `${preverse('<title canonical="true" type="psalm">A <w lemma="strong:H1">Song</w>.</title> <l level="1" sID="1"/>')}Wake, <l eID="1"/>`,
      },
      'Ps',
    );
    expect(content).toBe(`<p class="d">A Song.</p><p class="q1">${marker(1, 'PSA 3:1')}Wake,</p>`);
    expect(verses).toEqual([{ verse: 1, text: 'Wake,' }]);
  });

  it('puts the Hebrew letter above each part of Psalm 119', () => {
    const [chapter] = chapters(
      {
        '119:0': '<title><foreign>א ALEPH.</foreign></title>',
        '119:1': 'One.',
        '119:9': `${preverse('<title type="psalm">BETH</title>')}Nine.`,
      },
      'Ps',
    );
    expect(chapter!.content).toContain('<p class="qa">א ALEPH.</p>');
    expect(chapter!.content).toContain('<p class="qa">BETH</p>');
    expect(chapter!.verses.map(({ text }) => text)).toEqual(['One.', 'Nine.']);
  });

  it('keeps the speaker out of the verse text, even in the middle of a verse', () => {
    const { content, verses } = first(
      {
        '1:1': `${preverse('<speaker>She</speaker> <l level="1" sID="1"/>')}Come. <l eID="1"/> <speaker>They</speaker> <l level="1" sID="2"/>We come.<l eID="2"/>`,
      },
      'Song',
    );
    expect(content).toBe(
      `<p class="sp">She</p><p class="q1">${marker(1, 'SNG 1:1')}Come.</p><p class="sp">They</p><p class="q1">We come.</p>`,
    );
    expect(verses[0]!.text).toBe('Come. We come.');
  });

  it('keeps the note on where a letter was written out of the last verse', () => {
    const { content, verses } = first(
      {
        '16:27':
          'Farewell. <title>Sent <transChange type="added">home</transChange> by ship.</title> <div canonical="true" eID="g" osisID="Rom" type="book"/>',
      },
      'Rom',
    );
    expect(content).toContain('<p class="cls">Sent <span class="add">home</span> by ship.</p>');
    expect(verses).toEqual([{ verse: 27, text: 'Farewell.' }]);
  });

  it('writes the divine name in capitals, except for the genitive s', () => {
    const { content, verses } = first({
      '1:1': 'The <divineName><w>Lord</w></divineName> and the <divineName>Lord’s</divineName> day',
    });
    expect(content).toContain('The <span class="nd">LORD</span> and the <span class="nd">LORD’s</span> day');
    expect(verses[0]!.text).toBe('The LORD and the LORD’s day');
  });

  it('marks words of Jesus and added words, nested and across paragraphs', () => {
    const { content } = first({
      '1:1':
        'He said, <q marker="" who="Jesus">Go <transChange type="added">the <seg type="x-nested"><divineName>Lord</divineName></seg></transChange>.<div eID="a" type="x-p"/> <div sID="b" type="x-p"/>Stay.</q>',
    });
    expect(content).toBe(
      `<p class="p">${marker(1)}He said, <span class="wj">Go <span class="add">the <span class="nd">LORD</span></span>.</span></p><p class="p"><span class="wj">Stay.</span></p>`,
    );
  });

  it('leaves out notes without joining words or separating a full stop', () => {
    const { verses } = first({
      '1:1': `The sea${note}rose`,
      '1:2': `<q who="Jesus">a coin</q> ${note} <q who="Jesus">? No</q>`,
      '1:3': `the king${note}’s “${note}Yes”,${note} he said.${note}”`,
    });
    expect(verses.map(({ text }) => text)).toEqual(['The sea rose', 'a coin? No', 'the king’s “Yes”, he said.”']);
  });

  it('writes no marker and no row for an empty verse', () => {
    const { content, verses } = first({ '1:1': 'One.', '1:2': '', '1:3': 'Three.' });
    expect(content).toBe(`<p class="p">${marker(1)}One. ${marker(3)}Three.</p>`);
    expect(verses.map(({ verse }) => verse)).toEqual([1, 3]);
  });

  it('keeps a note in its place, without text of its own, and an empty verse that has one', () => {
    const { content, verses } = first({
      '1:1': `On${note}e.<note type="crossReference">John 3</note>`,
      '1:2': note,
      '1:3': `${note}Three “<note>"&lt;b></note>”`,
    });
    const kept = (text = 'a note X') => `<span class="f" data-footnote="${text}"></span>`;
    expect(content).toBe(
      `<p class="p">${marker(1)}On${kept()} e. ${marker(2)}${kept()} ${marker(3)}${kept()}Three “${kept('&quot;&lt;b&gt;')}”</p>`,
    );
    expect(verses.map(({ verse, text }) => [verse, text])).toEqual([
      [1, 'On e.'],
      [3, 'Three “”'],
    ]);
  });

  it('repairs residue of the older markup, in the text and in notes', () => {
    const { verses } = first({
      '1:1':
        'by my name \\nd <w lemma="strong:H3068">Jehovah</w></divineName> known<note>the <divineName>Lord\\+nd*: or, \\nd X\\+nd*</note>.',
    });
    expect(verses[0]!.text).toBe('by my name JEHOVAH known.');
  });

  it('leaves out other books that are appended to this one', () => {
    const [chapter, ...others] = chapters(
      {
        '0:0': '<div osisID="DanGr" sID="g" type="book"/><chapter n="1" sID="DanGr.1"/>Of another book.',
        '1:1':
          'Own text. <div canonical="true" eID="g1" osisID="Hos" type="book"/> <div sID="g2" type="glossary"/> <list><item>Word</item></list>',
      },
      'Hos',
    );
    expect(others).toEqual([]);
    expect(chapter!.content).toBe(`<p class="p">${marker(1, 'HOS 1:1')}Own text.</p>`);
  });

  it('shows no Strong’s numbers', () => {
    expect(first({ '1:1': '<w lemma="strong:G1 strong:G2" morph="x">Word</w>' }).content).toBe(
      `<p class="p">${marker(1)}Word</p>`,
    );
  });

  it('escapes what HTML would read as markup', () => {
    const { content, verses } = first({ '1:1': 'salt &amp; light &lt;b&gt;' });
    expect(content).toContain('salt &amp; light &lt;b&gt;');
    expect(verses[0]!.text).toBe('salt & light <b>');
  });

  it('sets each verse on its own line when the source has no paragraphs', () => {
    expect(first({ '1:1': 'One.', '1:2': 'Two.' }, 'John', { verseLines: true }).content).toBe(
      `<p class="p">${marker(1)}One.</p><p class="p">${marker(2)}Two.</p>`,
    );
  });

  it('says where the markup is not well-formed', () => {
    expect(() => chapters({ '1:1': 'Fine.', '1:2': '<q who="Jesus">never closed</l>' })).toThrow(/John 1:2/);
  });
});
