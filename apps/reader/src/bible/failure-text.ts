import { CallFailure } from '@berea/api';
import type { ChapterPlace, Version } from '@berea/scripture';

/** The name of zod's errors; the class would bring zod to a page that waits for none of its schemas. */
const schemaError = '$ZodError';

/** The error message for a chapter that cannot be shown. */
export function failureText(error: Error, { book }: ChapterPlace, version: Version): string {
  if (error instanceof CallFailure) {
    // Whatever the version holds: without an answer nobody knows.
    if (error.status === 0) return 'This chapter needs a connection. It is shown as soon as there is one.';
    return `The book of ${book.name} is not available in ${version.name}. Please try a different Bible version, such as King James Version (KJV).`;
  }
  // The message of a schema error is technical and not meant for users.
  const message = error.name === schemaError ? undefined : error.message;
  return message || 'Unable to load Bible text. Please try again.';
}
