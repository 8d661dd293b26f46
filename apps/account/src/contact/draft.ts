import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
const keyOf = (name: string): string => `berea-draft-${name}`;

/** What was typed into this form and not sent yet, over its empty values. Of this tab only: a prayer is nobody else's to find. */
export function draft<T extends Record<string, string>>(name: string, empty: T): T {
  try {
    const stored = texts.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}'));
    const known = Object.entries(stored.data ?? {}).filter(([field]) => field in empty);
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}

/** Keeps what is typed, so that leaving the page, a reload or a failure loses nothing; an emptied form leaves no draft. */
export function useKeptDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  useEffect(() => {
    const subscription = form.watch((values) => {
      try {
        if (Object.values(values).some(Boolean)) sessionStorage.setItem(keyOf(name), JSON.stringify(values));
        else sessionStorage.removeItem(keyOf(name));
      } catch {
        // The draft lives in the form, at least.
      }
    });
    return () => subscription.unsubscribe();
  }, [name, form]);
}

/** For what was sent: the form itself may have left the page meanwhile. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
