import { versionById, type Book } from '@berea/scripture';
import { Refusal } from './refusal.ts';

/** The version has no text here, or lacks this book: the sentence of the specification's error catalogue. */
export const unavailable = (book: Book, versionId: string): Refusal =>
  new Refusal(404, {
    error:
      `The book of ${book.name} is not available in ${versionById(versionId)?.name ?? versionId}. ` +
      'Please try a different Bible version, such as King James Version (KJV).',
    code: 'version_unavailable',
  });
