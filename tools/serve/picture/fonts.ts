import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const nodeRequire = createRequire(import.meta.url);

/** What our versions write: Latin letters and the punctuation of texts. */
const characters =
  Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + '–—‘’“”…';

/** A font of the pages in one weight, in the format that the layout reads: ours are variable and compressed for browsers. */
async function font(family: 'literata' | 'instrument-sans', name: string, weight: 400 | 600) {
  const file = nodeRequire.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  return { name, weight, style: 'normal' as const, data: await subsetFont(await readFile(file), characters, options) };
}

let fonts: Promise<Awaited<ReturnType<typeof font>>[]> | undefined;

/** The fonts of a picture, made when the first one is drawn: half a second. */
export const pictureFonts = () =>
  (fonts ??= Promise.all([
    font('literata', 'Literata', 400),
    font('literata', 'Literata', 600),
    font('instrument-sans', 'Instrument Sans', 400),
  ]));
