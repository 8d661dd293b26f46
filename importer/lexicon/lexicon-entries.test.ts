import { describe, expect, it } from 'vitest';
import { lexiconEntries } from './lexicon-entries.ts';

const greek = (key: string, inside: string) => ({ key, text: `<entryFree n="${key}">\n ${inside}\n</entryFree>` });

describe('lexicon entries', () => {
  it('split word, transliteration, pronunciation and definition', () => {
    const [entry] = lexiconEntries(
      [
        greek(
          '00026',
          '<orth>λύχνος</orth>\n<orth type="writing">LU/XNOS</orth>\n<orth rend="bold" type="trans">lýchnos</orth> <pron rend="italic">lookh\'-nos</pron><lb/>\n<def><orig>from <ref target="StrongsGreek:0022">G0022</ref>;</orig><lb/>\n a lamp:--light. </def>',
        ),
      ],
      'G',
    );
    expect(entry).toEqual({
      strongs: 'G26',
      language: 'greek',
      lemma: 'λύχνος',
      transliteration: 'lýchnos',
      pronunciation: "lookh'-nos",
      definition: 'from G22; a lamp:--light.',
    });
  });

  it('keep further forms in the definition', () => {
    const [entry] = lexiconEntries(
      [
        greek(
          '1',
          '<orth>ἄ</orth><orth type="trans">á</orth><def>often</def> <orth>ἄν</orth> <orth type="writing">A)/N</orth> <orth type="trans">án</orth>, <def>before a vowel</def>',
        ),
      ],
      'G',
    );
    expect(entry).toMatchObject({
      lemma: 'ἄ',
      transliteration: 'á',
      pronunciation: null,
      definition: 'often ἄν án, before a vowel',
    });
  });

  it('leave out numbers without a word, and duplicates of a number', () => {
    const twice = greek('2200', '<orth>זו</orth><def>this</def>');
    expect(
      lexiconEntries([greek('02717', '<def>Not Used</def>'), twice, twice], 'H').map(({ strongs }) => strongs),
    ).toEqual(['H2200']);
  });

  it('recognise Aramaic, and correct the Hebrew file’s commas, ś and raised vowels', () => {
    const [entry] = lexiconEntries(
      [
        greek(
          '7',
          '<orth>אור</orth><orth type="trans">b<hi rend="super">e</hi>ώôr</orth><pron>{a} b</pron><def>(Chaldee); {lamp} light ({-ness}) {all}</def>',
        ),
      ],
      'H',
    );
    expect(entry).toMatchObject({
      strongs: 'H7',
      language: 'aramaic',
      transliteration: 'bᵉśôr',
      pronunciation: 'a, b',
      definition: '(Chaldee); lamp, light (-ness), all,',
    });
  });

  it.each([
    ['to choose6 to feed', 'to choose, to feed'],
    ['lamp (oil6) light', 'lamp (oil), light'],
    ['(lamp)6 light', '(lamp), light'],
    ['of foreign origin6; wise', 'of foreign origin; wise'],
    ['light6lamp.', 'light, lamp.'],
    [
      'from 6437; used in Ps 132:6 (1Sam 18:6); compare H6 and H60',
      'from 6437; used in Ps 132:6 (1Sam 18:6); compare H6 and H60',
    ],
  ])('have a comma where the file has a 6 in its place: %s', (text, definition) => {
    const [entry] = lexiconEntries([{ key: '7', text: `<e><orth>x</orth><def>${text}</def></e>` }], 'H');
    expect(entry?.definition).toBe(definition);
  });

  it('name the entry that is not well-formed', () => {
    expect(() => lexiconEntries([{ key: '00012', text: '<entryFree><orth>x</entryFree>' }], 'H')).toThrow(/^H12:/);
  });
});
