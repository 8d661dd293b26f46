import { defaultVersionId, versionById } from '@berea/scripture';
import { isObject, isOneOf, isText, itemsOf } from './shape.ts';

const isTheme = isOneOf(['light', 'dark'] as const);
const fontSizes = ['small', 'medium', 'large'] as const;
const isFontSize = isOneOf(fontSizes);

/** How the text of a chapter differs from its usual look, what a tap on it does, and what is around it. Pages name them as `data-reading` on the root element. */
const readingOptions = [
  'narrow',
  'wide',
  'tight',
  'loose',
  'lines',
  'unnumbered',
  'uncoloured',
  'words',
  'bare',
  'unfootnoted',
  'headings',
  'continuous',
] as const;
export type ReadingOption = (typeof readingOptions)[number];
const isReadingOption = isOneOf(readingOptions);

/** The identifier of a selectable Bible version. Only the database knows whether its text is available. */
export const isBibleId = (id: unknown): id is string => isText(id) && versionById(id) !== undefined;

/** Display settings as stored in the browser. */
export interface Settings {
  theme: 'light' | 'dark';
  fontSize: (typeof fontSizes)[number];
  bibleVersion: string;
  reading: ReadingOption[];
}
export type Theme = Settings['theme'];
export type FontSize = Settings['fontSize'];

export const defaultSettings: Settings = {
  theme: 'light',
  fontSize: 'medium',
  bibleVersion: defaultVersionId,
  reading: [],
};

/** Reads stored settings (already JSON-parsed). A field that is missing or cannot be read gets its default. Undefined where none are stored. */
export function readSettings(stored: unknown): Settings | undefined {
  if (!isObject(stored)) return undefined;
  const { theme, fontSize, bibleVersion, reading } = stored;
  return {
    theme: isTheme(theme) ? theme : defaultSettings.theme,
    fontSize: isFontSize(fontSize) ? fontSize : defaultSettings.fontSize,
    bibleVersion: isBibleId(bibleVersion) ? bibleVersion : defaultSettings.bibleVersion,
    // One that this version does not know is left out alone.
    reading: itemsOf(reading, isReadingOption),
  };
}
