import { formDraft } from '@berea/shell-api';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The stored draft of a form, merged over its empty values. */
export function draft<T extends Record<string, string>>(name: string, empty: T): T {
  const known = Object.entries(formDraft(name).read() ?? {}).filter(([field]) => field in empty);
  return { ...empty, ...Object.fromEntries(known) };
}

/**
 * Stores the form on every change, so that leaving the page, a reload or a failure loses nothing. An empty form removes
 * its draft.
 */
export function useKeptDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  useEffect(() => {
    const stored = formDraft(name);
    const subscription = form.watch((values) => {
      if (Object.values(values).some(Boolean)) stored.write(values as Record<string, string>);
      else stored.remove();
    });
    return () => subscription.unsubscribe();
  }, [name, form]);
}

/** Removes the draft after sending. Needed in addition to the form reset because the form may already be unmounted. */
export const removeDraft = (name: string): void => formDraft(name).remove();
