import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** What our versions write: Latin letters and the punctuation of texts. */
const characters =
  Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + '–—‘’“”…';

const literata = import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2');
const instrumentSans = import.meta
  .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

/** A font of the pages in one weight, in the format that the layout reads: ours are variable and compressed for browsers. */
async function font(name: string, file: string, weight: 400 | 600) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  return {
    name,
    weight,
    style: 'normal' as const,
    data: await subsetFont(await readFile(new URL(file)), characters, options),
  };
}

let fonts: Promise<Awaited<ReturnType<typeof font>>[]> | undefined;

/** The fonts of a picture, made when the first one is drawn: half a second. */
export const pictureFonts = () =>
  (fonts ??= Promise.all([
    font('Literata', literata, 400),
    font('Literata', literata, 600),
    font('Instrument Sans', instrumentSans, 400),
  ]));
