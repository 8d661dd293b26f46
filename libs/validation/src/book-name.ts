import { bookByName } from '@berea/scripture';
import { parsedText } from './typed-text.ts';

/** A book name or OSIS id, parsed to the `Book`. @param field the field name used in error messages */
export const bookName = (field: string) =>
  parsedText(`${field} is required`, bookByName, `${field} must be the name of one of the 66 books`);
