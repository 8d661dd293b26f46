import { renderAsync } from '@resvg/resvg-js';
import { encode } from 'fast-png';
import satori from 'satori';
import { pictureFonts } from './fonts.ts';
import { indexed } from './indexed.ts';

/** What is on a picture. */
export interface Picture {
  /** The text of the verses, or of the beginning of a chapter. */
  readonly text: string;
  /** 'John 3:16–18' */
  readonly reference: string;
  /** 'King James Version' */
  readonly version: string;
}

/** The size that messengers and networks ask for. Pixels. */
const [width, height] = [1200, 630];

/** Those of our light theme (`libs/ui/src/theme`), which this package may not import. */
const colours = { paper: '#FBF7F0', ink: '#241E1A', quiet: '#645A50', line: '#D6C9B6', rubric: '#8A302B' };

/** The logo, as in `apps/shell/public/icon.svg`. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${colours.ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M16 9.4C12.9 6.9 8.4 6.2 3.6 6.9v17.3c4.8-.7 9.3 0 12.4 2.5 3.1-2.5 7.6-3.2 12.4-2.5V6.9c-4.8-.7-9.3 0-12.4 2.5Z"/><path d="M16 9.4v17.3"/><path d="M6.9 10.6h3.9v4.2H6.9z" fill="${colours.rubric}" stroke="none"/><path d="M7 18.2c2-.1 4 .2 5.8.9M19.2 14.1c1.9-.7 3.9-1 5.8-.9M19.2 18.7c1.9-.7 3.9-1 5.8-.9" stroke-width="1.3"/></svg>`;

type Element = Parameters<typeof satori>[0];

/** An element as the layout reads it. There is no JSX here: this file runs as it is. */
const element = (type: string, props: Readonly<Record<string, unknown>>): Element => ({ type, props, key: null });
const box = (style: Readonly<Record<string, string | number>>, ...children: readonly Element[]): Element =>
  element('div', { style: { display: 'flex', ...style }, children });

/** What is longer is cut: it fits in the smallest size. Characters. */
const longest = 380;
/** Pixels. */
const sizes = [72, 66, 60, 54, 48, 44, 40, 36];
const [textWidth, textHeight, lineHeight] = [1040, 346, 1.34];
/** How wide a character is, with the room that is left at the end of lines. Of the size. */
const characterWidth = 0.525;

/** The largest size in which a text has room. */
const sizeOf = ({ length }: string): number =>
  sizes.find((size) => {
    const lines = Math.ceil((length * characterWidth * size) / textWidth);
    return lines * size * lineHeight <= textHeight;
  }) ?? sizes.at(-1)!;

const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest)).replace(/[,;:.]$/, '')}…`;

/** The words of a text, each with its own place, so that the first letter can be red as in manuscripts. */
function words(text: string): Element[] {
  const [first = '', ...others] = text.split(/\s+/);
  const [, before = '', initial = '', rest = ''] = /^([^\p{L}]*)(\p{L}?)(.*)$/u.exec(first) ?? [];
  const margin = { marginRight: '0.26em' };
  return [
    box(margin, before, box({ color: colours.rubric }, initial), rest),
    ...others.map((word) => box(margin, word)),
  ];
}

function layout({ text, reference, version }: Picture): Element {
  const shown = shortened(text);
  const bottom = { alignItems: 'flex-end', justifyContent: 'space-between', fontFamily: 'Instrument Sans' } as const;
  return box(
    {
      boxSizing: 'border-box',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '52px 80px 46px',
      borderTop: `14px solid ${colours.rubric}`,
      backgroundColor: colours.paper,
      color: colours.ink,
    },
    box(
      {
        flexGrow: 1,
        flexWrap: 'wrap',
        alignContent: 'center',
        marginBottom: '24px',
        fontFamily: 'Literata',
        fontSize: sizeOf(shown),
        lineHeight,
      },
      ...words(shown),
    ),
    box(
      { ...bottom, paddingTop: '24px', borderTop: `2px solid ${colours.line}` },
      box(
        { flexDirection: 'column' },
        box({ fontFamily: 'Literata', fontWeight: 600, fontSize: 40, color: colours.rubric }, reference),
        box({ marginTop: '4px', fontSize: 27, color: colours.quiet }, version),
      ),
      box(
        { alignItems: 'center', fontFamily: 'Literata', fontSize: 36 },
        element('img', {
          src: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
          width: 54,
          height: 54,
          style: { marginRight: '14px' },
        }),
        'Berea',
      ),
    ),
  );
}

/** Draws a picture, as PNG. */
export async function draw(picture: Picture): Promise<Uint8Array> {
  const svg = await satori(layout(picture), { width, height, fonts: await pictureFonts() });
  const { pixels } = await renderAsync(svg);
  return encode({ width, height, channels: 1, ...indexed(pixels, Object.values(colours)) }, { zlib: { level: 9 } });
}
