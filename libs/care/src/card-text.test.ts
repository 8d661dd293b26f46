import { describe, expect, it } from 'vitest';
import { cardText, prayerHeading, readCardText } from './card-text.ts';

const sections = [
  {
    heading: 'The next hour',
    paragraphs: ['Stay where others are.', 'Elijah slept (1 Kings 19:5).'],
    passages: [
      { scripture: '1 Kings 19:4-8', why: 'He has had enough: and says so.' },
      { scripture: 'Song of Solomon 2:4', why: 'A table is set.' },
    ],
  },
  { heading: 'Later', paragraphs: ['See a doctor.'], passages: [] },
];

describe('the text of a care card', () => {
  it('has a heading for each section, its passages below it, and the prayer last', () => {
    expect(cardText(sections, 'Keep me.')).toBe(
      [
        '### The next hour',
        'Stay where others are.',
        'Elijah slept (1 Kings 19:5).',
        '1 Kings 19:4-8: He has had enough: and says so.',
        'Song of Solomon 2:4: A table is set.',
        '### Later',
        'See a doctor.',
        '### A prayer',
        'Keep me.',
      ].join('\n\n'),
    );
  });

  it('can be read back', () => {
    expect(readCardText(cardText(sections, 'Keep me.'))).toEqual([
      ...sections,
      { heading: prayerHeading, paragraphs: ['Keep me.'], passages: [] },
    ]);
  });

  it('is read from another back end too, which may send paragraphs only', () => {
    expect(readCardText('One.\n\nTwo.')).toEqual([{ heading: '', paragraphs: ['One.', 'Two.'], passages: [] }]);
    expect(readCardText('')).toEqual([]);
  });
});
