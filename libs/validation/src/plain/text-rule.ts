/** The outcome of a check, as zod's schemas give it. */
type Checked =
  | { readonly success: true; readonly data: string }
  | { readonly success: false; readonly error: { readonly issues: readonly [{ readonly message: string }] } };

/**
 * What a typed text must be. A form checks with it while it is drawn, so it does without zod; the schema of what is sent
 * is made from it (`typedText`).
 */
export interface TextRule {
  safeParse(text: string): Checked;
}

/** A condition, and what is said where it does not hold. */
type Condition = readonly [holds: (text: string) => boolean, message: string];

/** The rule of these conditions; the message is that of the first that does not hold. The text is trimmed. */
export const trimmedRule = (...conditions: readonly Condition[]): TextRule => ({
  safeParse: (text) => checked(text.trim(), conditions),
});

/** The rule of these conditions for a text that stays as it was typed. */
export const untrimmedRule = (...conditions: readonly Condition[]): TextRule => ({
  safeParse: (text) => checked(text, conditions),
});

function checked(text: string, conditions: readonly Condition[]): Checked {
  const broken = conditions.find(([holds]) => !holds(text));
  return broken ? { success: false, error: { issues: [{ message: broken[1] }] } } : { success: true, data: text };
}

/** What a rule makes of a text; undefined where it does not take it. */
export function takenBy(rule: TextRule, text: string): string | undefined {
  const result = rule.safeParse(text);
  return result.success ? result.data : undefined;
}
