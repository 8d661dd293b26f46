import type { Settings } from '@berea/validation';
import { createContext, useContext } from 'react';

/** The display settings and a way to change them. */
export interface SettingsControl {
  readonly settings: Settings;
  /** Applies immediately on every screen, and is stored in this browser. */
  change(part: Partial<Settings>): void;
}

/** Filled by the shell's SettingsProvider. */
export const SettingsContext = createContext<SettingsControl | null>(null);

/** @throws Error outside a SettingsProvider */
export function useSettings(): SettingsControl {
  const control = useContext(SettingsContext);
  if (!control) throw new Error('useSettings must be used within a SettingsProvider');
  return control;
}
