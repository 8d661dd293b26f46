import { defaultVersionId } from '@berea/scripture';
import { z } from 'zod';
import { bibleId } from './bible-version.ts';

const theme = z.enum(['light', 'dark']);
export type Theme = z.infer<typeof theme>;

const fontSize = z.enum(['small', 'medium', 'large']);
export type FontSize = z.infer<typeof fontSize>;

/** Display settings as stored in the browser. A missing or invalid field gets its default. */
export const settings = z.object({
  theme: theme.catch('light'),
  fontSize: fontSize.catch('medium'),
  bibleVersion: bibleId.catch(defaultVersionId),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = settings.parse({});

/** Parses stored settings (already JSON-parsed). Never throws: each unreadable field gets its default. */
export const parseSettings = (stored: unknown): Settings => settings.catch(defaultSettings).parse(stored);
