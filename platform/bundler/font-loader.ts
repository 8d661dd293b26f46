import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';

/** The loader gets the bytes of the file. */
export const raw = true;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * What English and Spanish texts, names in them, Hebrew words in our letters and our screens write. Letters outside
 * Latin-1 are in files of their own, loaded when a text has them; a letter of Latin-1 that is missing here is shown in a
 * font of the system.
 */
const characters = [
  range(0x20, 0x7e),
  '\u00a0¡¿«»§°·½×ºª',
  'ÁÉÍÑÓÚáéíñóúü',
  'àâæçèêëîïôöûœ',
  '\u02bb\u02bc\u2010\u2011–—‘’‚“”„†•…′″‹›←↑→↓−',
].join('');

/** The weights that the styles use. Italics are never bold. */
const weights = (file: string) => (file.includes('italic') ? 400 : { min: 400, max: 600, default: 400 });

/**
 * Makes a Latin font smaller: only the characters that are written and the weights that are used. All others pass as
 * they are. A first visit loads two of these fonts, and they weigh more than the reader's code.
 */
export default function fontLoader(this: LoaderContext, content: Buffer): void {
  const done = this.async();
  const file = path.basename(this.resourcePath);
  if (!/-latin-wght-/.test(file)) return done(null, content);
  subsetFont(content, characters, { targetFormat: 'woff2', variationAxes: { wght: weights(file) } }).then(
    (smaller) => done(null, smaller),
    (error: unknown) => done(error as Error),
  );
}
