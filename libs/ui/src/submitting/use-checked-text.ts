import { useEffect, useLayoutEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { useSubmit } from './use-single-flight.ts';

/** What a text must be: a rule of `libs/validation`, or a zod schema of a string. */
export interface TextRule {
  safeParse(
    text: string,
  ):
    | { readonly success: true; readonly data: string }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly message: string }[] } };
}

/** Where a text is kept until it is sent, so that leaving the page or a reload does not lose it. */
export interface TextDraft {
  read(): string | undefined;
  /** Called with each text that somebody types, and again when what the rule needs is there. */
  keep(text: string): void;
}

/** How the text of a form with one field is checked, kept and sent. */
export interface CheckedTextOptions {
  rule: TextRule;
  /** Loads what the rule needs, from the first key on. A rule must do without it too, if it cannot be loaded. Stable. */
  load?: (() => Promise<unknown>) | undefined;
  /** The text to start with, valid or not. If there is one, it is checked immediately. */
  initial?: string | undefined;
  /** Where the text is kept; what was kept is there first, unless there is an initial text. Stable. */
  draft?: TextDraft | undefined;
  /** True while the last submit is being answered. */
  busy?: boolean | undefined;
  /** Receives the parsed text. May return a promise: until it settles, nothing else is submitted. */
  onSubmit: (text: string) => unknown;
}

/** The text of a form's only field, and its state. */
interface CheckedText {
  readonly text: string;
  setText(text: string): void;
  /** Whether the text can be sent. */
  readonly valid: boolean;
  /** The first message of the rule. The first submit checks the text, from then on every change does. */
  readonly error: string | undefined;
  /** The handler of the form's submit event, or of a key that submits. */
  submit(event: SyntheticEvent): void;
}

/** Checks and submits the text of a form with one field. Only the first of several quick submits counts. */
export function useCheckedText({
  rule,
  load,
  initial = '',
  draft,
  busy = false,
  onSubmit,
}: CheckedTextOptions): CheckedText {
  const [text, setText] = useState(initial);
  const typed = useRef<string>(undefined);
  const [checked, setChecked] = useState(initial !== '');
  const [, checkAgain] = useReducer((count: number) => count + 1, 0);
  const wanted = text !== '';
  useEffect(() => {
    if (!wanted) return;
    load?.().then(
      () => {
        checkAgain();
        if (typed.current !== undefined) draft?.keep(typed.current);
      },
      () => undefined,
    );
  }, [wanted, load, draft]);
  // After the first render, which must be the server's: it knows no draft.
  useLayoutEffect(() => {
    if (initial === '') setText((now) => now || (draft?.read() ?? ''));
    // Only what was kept before the form was there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const parsed = rule.safeParse(text);

  const [submit] = useSubmit(async ({ currentTarget }) => {
    const form = currentTarget.closest('form');
    if (busy) return;
    await load?.().catch(() => undefined);
    setChecked(true);
    const now = rule.safeParse(text);
    if (now.success) await onSubmit(now.data);
    else form?.querySelector<HTMLElement>('input, textarea')?.focus();
  });
  return {
    text,
    setText: (now) => {
      typed.current = now;
      setText(now);
      draft?.keep(now);
    },
    valid: parsed.success,
    error: checked && !parsed.success ? parsed.error.issues[0]?.message : undefined,
    submit,
  };
}
