import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
const keyOf = (name: string): string => `berea-draft-${name}`;

/**
 * The stored draft of a form, merged over its empty values. Stored in sessionStorage, so that a private text such as a
 * prayer is not visible in other tabs or after the tab is closed.
 */
export function draft<T extends Record<string, string>>(name: string, empty: T): T {
  try {
    const stored = texts.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}'));
    const known = Object.entries(stored.data ?? {}).filter(([field]) => field in empty);
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}

/**
 * Stores the form on every change, so that leaving the page, a reload or a failure loses nothing. An empty form removes
 * its draft.
 */
export function useKeptDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  useEffect(() => {
    const subscription = form.watch((values) => {
      try {
        if (Object.values(values).some(Boolean)) sessionStorage.setItem(keyOf(name), JSON.stringify(values));
        else sessionStorage.removeItem(keyOf(name));
      } catch {
        // The storage is full or blocked; the text is still in the form.
      }
    });
    return () => subscription.unsubscribe();
  }, [name, form]);
}

/** Removes the draft after sending. Needed in addition to the form reset because the form may already be unmounted. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // The storage is blocked, so there is no draft to remove.
  }
}
