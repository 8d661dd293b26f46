import { formDraft } from '@berea/shell-api';
import { useEffect, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Fills the form with its stored draft, and stores it on every change, so that leaving the page, a reload or a failure
 * loses nothing. An empty form removes its draft.
 */
export function useKeptDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  // After the first render, which must be the server's: it knows no draft. What was typed meanwhile comes later, and stays.
  useLayoutEffect(() => {
    for (const [field, text] of Object.entries(formDraft(name).read() ?? {}))
      if (text && field in form.getValues()) form.setValue(field as Path<T>, text as PathValue<T, Path<T>>);
  }, [name, form]);
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
