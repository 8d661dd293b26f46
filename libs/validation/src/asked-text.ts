import { recognise } from '@berea/care';
import { text } from './text.ts';

interface Length {
  readonly least: number;
  readonly tooShort: string;
  readonly most: number;
  readonly tooLong: string;
}

/**
 * What somebody asks in their own words; comes out trimmed. A text that shows somebody in danger passes whatever its length: "kms" has
 * three letters, and help must not depend on a form's rule.
 */
export const askedText = ({ least, tooShort, most, tooLong }: Length) =>
  text(tooShort)
    .trim()
    .refine((value) => value.length >= least || recognise(value) !== undefined, tooShort)
    .refine((value) => value.length <= most || recognise(value) !== undefined, tooLong);
