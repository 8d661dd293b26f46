import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { hexColor } from './highlight.ts';
import { noteForm } from './note.ts';
import { verseId } from './verse-id.ts';

it.each(['', ' \n ', undefined])('rejects %j as an empty note', (note_text) => {
  expect(fieldErrors(noteForm.safeParse({ note_text }).error!)).toEqual({ note_text: 'Note cannot be empty' });
});

it('accepts 1000 characters in a note, not counting surrounding whitespace', () => {
  expect(noteForm.parse({ note_text: ` ${'x'.repeat(1000)} ` }).note_text).toHaveLength(1000);
  expect(fieldErrors(noteForm.safeParse({ note_text: 'x'.repeat(1001) }).error!)).toEqual({
    note_text: 'Note must be less than 1000 characters',
  });
});

it.each(['John 3:16', '1 John 3:1', 'Song of Solomon 2:11', '3 John 1:15'])('accepts %s as a verse id', (id) => {
  expect(verseId.safeParse(id).success).toBe(true);
});

it.each([
  'John 3',
  'John 22:1',
  'John 3:0',
  'John 3:16-17',
  'john 3:16',
  'John  3:16',
  'John 03:16',
  'Tobit 1:1',
  '%',
  '',
])('rejects %j as a verse id', (id) => {
  expect(verseId.safeParse(id).success).toBe(false);
});

it('accepts only six-digit CSS hex colours for a highlight', () => {
  for (const color of ['#fff59d', '#FFF59D']) expect(hexColor.safeParse(color).success).toBe(true);
  for (const color of ['yellow', '#fff', '#fff59d;', 'url(x)', '#gggggg'])
    expect(hexColor.safeParse(color).success).toBe(false);
});
