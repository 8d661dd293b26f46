import type { IndexedColors } from 'fast-png';

const shadeOf = (red: number, green: number, blue: number): number => ((red >> 4) << 8) | (green & 0xf0) | (blue >> 4);

/**
 * The pixels as numbers of colours in a palette, which takes a third of the bytes. Neighbouring shades are one colour:
 * sixteen steps of each of red, green and blue. On paper with a few inks that makes well below 256 of them.
 * @param pixels red, green, blue and opacity of each; all are opaque
 * @param inks '#8A302B': colours that stay as they are
 */
export function indexed(pixels: Uint8Array, inks: readonly string[]): { data: Uint8Array; palette: IndexedColors } {
  const palette: IndexedColors = [];
  const numbers = new Int16Array(16 ** 3).fill(-1);
  const numberOf = (red: number, green: number, blue: number): number => {
    const shade = shadeOf(red, green, blue);
    if (numbers[shade] === -1) numbers[shade] = palette.push([red, green, blue]) - 1;
    return numbers[shade]!;
  };
  for (const ink of inks) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
    numberOf(red!, green!, blue!);
  }
  const data = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < data.length; at++)
    data[at] = numberOf(pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!);
  return { data, palette };
}
