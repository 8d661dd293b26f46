import { versionById, type Book } from '@berea/scripture';
import { HttpError } from './http-error.ts';

/**
 * 404 for a version that has no text here or lacks the book. The message is given by the error catalogue of the
 * specification.
 */
export const unavailable = (book: Book, versionId: string): HttpError =>
  new HttpError(404, {
    error:
      `The book of ${book.name} is not available in ${versionById(versionId)?.name ?? versionId}. ` +
      'Please try a different Bible version, such as King James Version (KJV).',
    code: 'version_unavailable',
  });
