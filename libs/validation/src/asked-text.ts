import { recognise } from '@berea/care';
import { text } from './text.ts';

interface Length {
  readonly least: number;
  readonly tooShort: string;
  readonly most: number;
  readonly tooLong: string;
}

/**
 * Schema for free text the user types as a question; trimmed on parsing. Text that signals danger is accepted at
 * any length: "kms" has only three letters, and help must not depend on a form rule.
 */
export const askedText = ({ least, tooShort, most, tooLong }: Length) =>
  text(tooShort)
    .trim()
    .refine((value) => value.length >= least || recognise(value) !== undefined, tooShort)
    .refine((value) => value.length <= most || recognise(value) !== undefined, tooLong);
