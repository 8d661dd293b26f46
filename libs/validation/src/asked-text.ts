import { loadedCareRules } from '@berea/care';
import * as z from 'zod/mini';
import { text } from './text.ts';

interface Length {
  readonly least: number;
  readonly tooShort: string;
  readonly most: number;
  readonly tooLong: string;
}

const isDanger = (value: string): boolean => loadedCareRules()?.recognise(value) !== undefined;

/**
 * Schema for free text the user types as a question; trimmed on parsing. Text that signals danger is accepted at
 * any length, where the care rules are loaded: "kms" has only three letters, and help must not depend on a form rule.
 */
export const askedText = ({ least, tooShort, most, tooLong }: Length) =>
  text(tooShort).check(
    z.trim(),
    z.refine((value) => value.length >= least || isDanger(value), tooShort),
    z.refine((value) => value.length <= most || isDanger(value), tooLong),
  );
