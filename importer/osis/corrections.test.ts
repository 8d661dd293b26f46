import { bookById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { restoreSpaces } from './lost-spaces.ts';
import { moveDoxology } from './misplaced-doxology.ts';
import type { Correction } from './repair.ts';
import { joinTornWords } from './torn-words.ts';
import { markHeadings } from './unmarked-headings.ts';

/** Applies a correction to slots given as 'chapter:verse'. */
function corrected(correct: Correction, bookId: string, slots: Record<string, string>): Record<string, string> {
  const entries = Object.entries(slots).map(([place, text]) => {
    const [chapter, verse] = place.split(':').map(Number);
    return { chapter: chapter!, verse: verse!, text };
  });
  return Object.fromEntries(
    correct({ book: bookById(bookId)!, entries }).entries.map(({ chapter, verse, text }) => [
      `${chapter}:${verse}`,
      text,
    ]),
  );
}

it('joinTornWords joins words that tags have split, and no others', () => {
  const slots = {
    '4:15': 'which can not be. Can not one?',
    '4:16': 'come bold ly',
    '4:17': 'he can, not she; a bold lyre',
  };
  expect(corrected(joinTornWords, 'Heb', slots)).toEqual({
    '4:15': 'which cannot be. Cannot one?',
    '4:16': 'come boldly',
    '4:17': 'he can, not she; a bold lyre',
  });
});

describe('the doxology of Romans', () => {
  const begins = '<div type="x-milestone" subType="x-preverse" sID="1"/>';
  const slots = {
    '14:23': `Sin. ${begins}Now to one, but now is revealed more, to the only wise God all.`,
    '16:24': 'Grace.',
    '16:25': 'a note',
    '16:26': '',
    '16:27': '',
  };

  it('moves from the end of chapter 14 to 16:25-27, verse by verse', () => {
    expect(corrected(moveDoxology, 'Rom', slots)).toEqual({
      '14:23': 'Sin. ',
      '16:24': 'Grace.',
      '16:25': `${begins}Now to one, `,
      '16:26': 'but now is revealed more, ',
      '16:27': 'to the only wise God all.',
    });
  });

  it('stays where it is when the module has it in the right place, and in every other book', () => {
    const right = { ...slots, '14:23': 'Sin.', '16:25': 'Now.' };
    expect(corrected(moveDoxology, 'Rom', right)).toEqual(right);
    expect(corrected(moveDoxology, 'Gal', slots)).toEqual(slots);
  });
});

describe('lost spaces around added words', () => {
  const added = (word: string): string => `<transChange type="added">${word}</transChange>`;
  const restored = (text: string): string =>
    corrected(restoreSpaces, 'Gen', { '1:1': text })['1:1']!.replace(/<[^>]*>/g, '');

  it('are restored on both sides', () => {
    expect(restored(`Paz${added('sea')}con todos; hay${added('también')}pan`)).toBe(
      'Paz sea con todos; hay también pan',
    );
  });

  it('are not added between a verb and its pronoun', () => {
    expect(restored(`quiso echar${added('nos')} fuera, y dió${added('les')}pan`)).toBe(
      'quiso echarnos fuera, y dióles pan',
    );
  });

  it('are added before a pronoun that does not belong to a verb before it', () => {
    expect(restored(`si Dios${added('lo')}quiere`)).toBe('si Dios lo quiere');
  });

  it('are not added where none are missing', () => {
    const text = `el pan ${added('que es')} bueno${added(', y')} basta`;
    expect(corrected(restoreSpaces, 'Gen', { '1:1': text })['1:1']).toBe(text);
  });
});

describe('unmarked headings', () => {
  it('are the words before the first capitalised word of a psalm', () => {
    expect(corrected(markHeadings, 'Ps', { '3:1': 'Salmo de paz. ¡OH casa, levántate!', '3:2': 'No. OH no.' })).toEqual(
      {
        '3:1': '<title type="psalm">Salmo de paz. </title>¡OH casa, levántate!',
        '3:2': 'No. OH no.',
      },
    );
  });

  it('do not include the exclamation that a psalm begins with, and may be missing', () => {
    const slots = { '111:1': 'Aleluya. CANTARÉ siempre.', '1:1': 'FELIZ la casa. Paz.' };
    expect(corrected(markHeadings, 'Ps', slots)).toEqual(slots);
  });

  it('are the letters of Psalm 119, at every eighth verse', () => {
    expect(
      corrected(markHeadings, 'Ps', { '119:9': 'BETH ¿Cómo?', '119:10': 'BETH ¿Cómo?', '119:17': 'GIMEL. Haz.' }),
    ).toEqual({
      '119:9': '<title type="psalm">BETH</title> ¿Cómo?',
      '119:10': 'BETH ¿Cómo?',
      '119:17': '<title type="psalm">GIMEL.</title> Haz.',
    });
  });

  it('are the text after the last Amen of a letter, even when its last slot is empty', () => {
    expect(
      corrected(markHeadings, 'Gal', {
        '6:17': 'Amén. Sigue.',
        '6:18': 'Gracia. Amén. Enviada por mar.',
        '6:19': '<div eID="x"/>',
      }),
    ).toEqual({
      '6:17': 'Amén. Sigue.',
      '6:18': 'Gracia. Amén. <title>Enviada por mar.</title>',
      '6:19': '<div eID="x"/>',
    });
    expect(corrected(markHeadings, 'Matt', { '28:20': 'Gracia. Amén. Fin.' })).toEqual({
      '28:20': 'Gracia. Amén. Fin.',
    });
  });
});
