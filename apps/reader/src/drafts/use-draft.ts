import { formDraft } from '@berea/shell-api';
import { useMemo, useState } from 'react';

/**
 * The fields of a form, kept in this tab until they are sent or left on purpose: a phone's Back loses nothing.
 * @param form names the form and what it is for; another name is another draft
 * @param initial the fields of a form in which nothing was typed
 */
export function useDraft<Fields extends Readonly<Record<string, string>>>(form: string, initial: Fields) {
  const stored = useMemo(() => formDraft(form), [form]);
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...stored.read() }));
  return {
    fields,
    change: (changes: Partial<Fields>) => {
      const next = { ...fields, ...changes };
      setFields(next);
      stored.write(next);
    },
    /** Shows something else, and keeps what was typed. */
    show: (changes: Partial<Fields>) => setFields((now) => ({ ...now, ...changes })),
    /** Forgets what was typed. What is shown stays. */
    forget: () => stored.remove(),
    /**
     * To be called before a request that saves what is typed.
     * @returns to be called once it is saved: forgets the draft, unless something else was typed in the meantime
     */
    beforeSaving: (): (() => void) => {
      const saving = JSON.stringify(stored.read());
      return () => {
        if (JSON.stringify(stored.read()) === saving) stored.remove();
      };
    },
  };
}
