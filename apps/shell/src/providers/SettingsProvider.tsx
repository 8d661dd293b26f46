import { SettingsContext, storedAtom, storedValue } from '@berea/shell-api';
import { defaultSettings, settings as settingsSchema, type Settings } from '@berea/validation';
import { ThemeProvider } from '@berea/ui';
import { useAtom } from 'jotai';
import { useCallback, useLayoutEffect, useMemo, type ReactNode } from 'react';

const stored = storedValue('settings', settingsSchema, { former: { key: 'berea-settings' } });
const settingsAtom = storedAtom(stored, defaultSettings);

/**
 * Provides theme, font size and Bible version. Changes apply immediately, are stored in this browser and synced across
 * tabs.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useAtom(settingsAtom);

  const change = useCallback(
    // Read from storage, not only from state: another tab may have changed another field.
    (part: Partial<Settings>) => setSettings((current) => ({ ...current, ...stored.read(), ...part })),
    [setSettings],
  );

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('dark', settings.theme === 'dark');
    root.dataset['fontSize'] = settings.fontSize;
  }, [settings.theme, settings.fontSize]);

  const control = useMemo(() => ({ settings, change }), [settings, change]);
  return (
    <SettingsContext value={control}>
      <ThemeProvider mode={settings.theme} fontSize={settings.fontSize}>
        {children}
      </ThemeProvider>
    </SettingsContext>
  );
}
