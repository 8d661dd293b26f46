import * as z from 'zod/mini';
import type { TextRule } from './plain/text-rule.ts';

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
