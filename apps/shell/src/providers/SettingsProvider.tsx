import { SettingsContext } from '@berea/shell-api';
import { parseSettings, type Settings } from '@berea/validation';
import { ThemeProvider } from '@berea/ui';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';

const key = 'berea-settings';

function stored(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return parseSettings({});
  }
}

const settingsAtom = atom(stored());

/**
 * Provides theme, font size and Bible version. Changes apply immediately, are stored in this browser and synced across
 * tabs.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useAtom(settingsAtom);

  const change = useCallback(
    (part: Partial<Settings>) => {
      // Read from storage, not from state: another tab may have changed another field.
      const next = { ...stored(), ...part };
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage may be full or blocked: the change applies to this page only.
      }
      setSettings((current) => ({ ...current, ...part }));
    },
    [setSettings],
  );

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setSettings(stored());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [setSettings]);

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
