import { SettingsContext, storedAtom, storedValue } from '@berea/shell-api';
import { defaultSettings, readSettings, type Settings } from '@berea/validation';
import { useAtom } from 'jotai';
import { useCallback, useLayoutEffect, useMemo, type ReactNode } from 'react';

const stored = storedValue('settings', readSettings, { former: { key: 'berea-settings' } });
/** The settings that are stored in this browser; undefined without valid ones. */
export const storedSettings = (): Settings | undefined => stored.read();

const settingsAtom = storedAtom(stored, defaultSettings);

/**
 * Provides theme, font size, Bible version and the look of chapters. Changes apply immediately, are stored in this browser and synced across
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
    root.dataset['reading'] = settings.reading.join(' ');
    // What the server rendered in another version is gone.
    delete root.dataset['otherVersion'];
  }, [settings.theme, settings.fontSize, settings.reading]);

  const control = useMemo(() => ({ settings, change }), [settings, change]);
  return <SettingsContext value={control}>{children}</SettingsContext>;
}
