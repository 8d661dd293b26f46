import { CallFailure } from '@berea/api';
import type { ChapterPlace, Version } from '@berea/scripture';
import { ZodError } from 'zod';

/** What the reader is told when a chapter cannot be shown. */
export function failureText(error: Error, { book }: ChapterPlace, version: Version): string {
  if (error instanceof CallFailure) {
    return `The book of ${book.name} is not available in ${version.name}. Please try a different Bible version, such as King James Version (KJV).`;
  }
  // What a schema has to say about an answer is not for a person to read.
  const said = error instanceof ZodError ? undefined : error.message;
  return said || 'Unable to load Bible text. Please try again.';
}
