import { bookById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { scofieldNotes } from './scofield-notes.ts';
import { treasuryExpositions } from './treasury-expositions.ts';

const psalms = bookById('Ps')!;
const bold = (text: string): string => `<hi type="bold">${text}</hi>`;
const paragraph = (text: string): string => `<div sID="g" type="x-p"/>${text}<div eID="g" type="x-p"/>`;
const entries = (text: string) => ({ book: psalms, entries: [{ chapter: 23, verse: 1, text }] });

describe('the Treasury of David', () => {
  it('gives only Spurgeon’s own exposition, by verse', () => {
    const notes = treasuryExpositions(
      entries(
        `<title>Psalm 23 OVERVIEW</title>${paragraph('There is no title.')}<title>EXPOSITION</title>` +
          paragraph(`${bold('Verse 1.')} <hi type="italic">"The Lord is my shepherd."</hi> What condescension!`) +
          paragraph('And more.') +
          paragraph(`${bold('Verses 2-3.')} Green pastures.`) +
          `<title>EXPLANATORY NOTES AND QUAINT SAYINGS</title>${paragraph(`${bold('Verse 1.')} Let them say.`)}`,
      ),
    );
    expect(notes.map(({ firstVerse, lastVerse, text }) => [firstVerse, lastVerse, text])).toEqual([
      [1, 1, '"The Lord is my shepherd." What condescension!\n\nAnd more.'],
      [2, 3, 'Green pastures.'],
    ]);
  });
});

describe('Scofield’s notes', () => {
  it('start with the words they are on, and write references to other notes in words', () => {
    const notes = scofieldNotes(
      entries(
        `<title>Book Introduction</title>${bold('grace')}${paragraph('Grace (in salvation). <hi type="italic">(See Scofield "<reference osisRef="x">John 1:17</reference>")</hi>')}`,
      ),
    );
    expect(notes.map(({ text }) => text)).toEqual(['grace: Grace (in salvation). (see the note on John 1:17)']);
  });

  it('are read even when a list begins in one verse and ends in the next', () => {
    expect(
      scofieldNotes(entries(`${paragraph('Seven things:')}<list><item>(1) he worships`)).map(({ text }) => text),
    ).toEqual(['Seven things:\n\n(1) he worships']);
  });
});
