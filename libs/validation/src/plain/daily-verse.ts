import type { DailyVerse } from '../daily-verse.ts';
import { isObject, isText } from './shape.ts';

/**
 * The verse in the response of daily-verse; undefined where there is none. As `dailyVerseResponse` reads it, without zod:
 * it is the largest text of the home page, which would wait for the schemas.
 */
export function readDailyVerse(response: unknown): DailyVerse | undefined {
  const verse = isObject(response) ? response['verse'] : undefined;
  const details = isObject(verse) ? verse['details'] : undefined;
  if (!isObject(details) || !isText(details['text']) || details['text'] === '') return undefined;
  const { text, reference, version } = details;
  return {
    text,
    reference: isText(reference) ? reference : '',
    ...('version' in details ? { version: isText(version) ? version : undefined } : {}),
  };
}
