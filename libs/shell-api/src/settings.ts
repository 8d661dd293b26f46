import type { Settings } from '@berea/validation';
import { createContext, useContext } from 'react';

export interface SettingsControl {
  readonly settings: Settings;
  /** Applies at once, everywhere, and is kept in this browser. */
  change(part: Partial<Settings>): void;
}

/** Filled by the shell's SettingsProvider. */
export const SettingsContext = createContext<SettingsControl | null>(null);

export function useSettings(): SettingsControl {
  const control = useContext(SettingsContext);
  if (!control) throw new Error('useSettings must be used within a SettingsProvider');
  return control;
}
