import { versionById, type Book } from '@berea/scripture';
import { HttpError } from './http-error.ts';

/** The version has no text here, or lacks this book: the sentence of the specification's error catalogue. */
export const unavailable = (book: Book, versionId: string): HttpError =>
  new HttpError(404, {
    error:
      `The book of ${book.name} is not available in ${versionById(versionId)?.name ?? versionId}. ` +
      'Please try a different Bible version, such as King James Version (KJV).',
    code: 'version_unavailable',
  });
