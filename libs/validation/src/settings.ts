import { defaultVersionId } from '@berea/scripture';
import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { receivedItems } from './received.ts';

const theme = z.enum(['light', 'dark']);
export type Theme = z.infer<typeof theme>;

const fontSize = z.enum(['small', 'medium', 'large']);
export type FontSize = z.infer<typeof fontSize>;

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
/** One that this version does not know is left out alone. */
const reading = receivedItems(z.enum(readingOptions));
export type ReadingOption = (typeof readingOptions)[number];

/** Display settings as stored in the browser. A missing or invalid field gets its default. */
export const settings = z.object({
  theme: z.catch(theme, 'light'),
  fontSize: z.catch(fontSize, 'medium'),
  bibleVersion: z.catch(bibleId, defaultVersionId),
  reading: z.catch(reading, []),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = settings.parse({});

/** Parses stored settings (already JSON-parsed). Never throws: each unreadable field gets its default. */
export const parseSettings = (stored: unknown): Settings => z.catch(settings, defaultSettings).parse(stored);
