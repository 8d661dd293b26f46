import * as z from 'zod/mini';
import type { TextRule } from './plain/text-rule.ts';

/**
 * A text that is parsed to something else.
 * @param missing the message for a value that is no text
 * @param parse what the text means; undefined where it means nothing
 * @param message of a text that means nothing
 */
export const parsedText = <T>(missing: string, parse: (text: string) => T | undefined, message = missing) =>
  z.pipe(
    z.string(missing),
    z.transform((input, context) => {
      const parsed = parse(input);
      if (parsed !== undefined) return parsed;
      context.issues.push({ code: 'custom', input, message });
      return z.NEVER;
    }),
  );

/**
 * Schema of a text under the rule of its form.
 * @param missing the message for a value that is no text
 */
export const typedText = (rule: TextRule, missing: string) =>
  z.pipe(
    z.string(missing),
    z.transform((value, context) => {
      const checked = rule.safeParse(value);
      if (checked.success) return checked.data;
      context.issues.push({ code: 'custom', input: value, message: checked.error.issues[0].message });
      return z.NEVER;
    }),
  );
