import { bookByName } from '@berea/scripture';
import * as z from 'zod/mini';

/** A book name or OSIS id, parsed to the `Book`. @param field the field name used in error messages */
export const bookName = (field: string) =>
  z.pipe(
    z.string(`${field} is required`),
    z.transform((name, context) => {
      const found = bookByName(name);
      if (found) return found;
      context.issues.push({ code: 'custom', input: name, message: `${field} must be the name of one of the 66 books` });
      return z.NEVER;
    }),
  );
