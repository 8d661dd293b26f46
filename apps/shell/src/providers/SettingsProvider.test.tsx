import '@berea/shell-api/testing';
import { defaultVersionId } from '@berea/scripture';
import type { Settings } from '@berea/validation';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const key = 'berea:settings';
const defaults: Settings = { theme: 'light', fontSize: 'medium', bibleVersion: defaultVersionId, reading: [] };
const root = document.documentElement;

/** Renders the page with these stored settings and freshly imported modules, as on a page load. */
async function openPage(storedSettings?: string) {
  if (storedSettings !== undefined) localStorage.setItem(key, storedSettings);
  vi.resetModules();
  const [{ SettingsProvider }, { useSettings }] = await Promise.all([
    import('./SettingsProvider.tsx'),
    import('@berea/shell-api'),
  ]);
  function Page() {
    const { settings, change } = useSettings();
    return (
      <>
        <output>{JSON.stringify(settings)}</output>
        <button onClick={() => change({ theme: 'dark' })}>Dark</button>
        <button onClick={() => change({ fontSize: 'large' })}>Large</button>
        <button onClick={() => change({ bibleVersion: 'eng-web' })}>World English Bible</button>
      </>
    );
  }
  return render(
    <SettingsProvider>
      <Page />
    </SettingsProvider>,
  );
}

const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent!);
const storedSettings = (): unknown => JSON.parse(localStorage.getItem(key)!);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Stores settings and dispatches the storage event, as when another tab changes them. */
function changeInAnotherTab(settings: unknown) {
  localStorage.setItem(key, JSON.stringify(settings));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

describe('the settings', () => {
  it('default to light, medium and the King James Version', async () => {
    await openPage();
    expect(shown()).toEqual({ theme: 'light', fontSize: 'medium', bibleVersion: '06125adad2d5898a-01', reading: [] });
    expect(root.classList.contains('dark')).toBe(false);
    expect(root.dataset['fontSize']).toBe('medium');
  });

  it('apply a changed theme to the page immediately and store it', async () => {
    await openPage();
    await press('Dark');
    expect(root.classList.contains('dark')).toBe(true);
    expect(storedSettings()).toEqual({ ...defaults, theme: 'dark' });
  });

  it('apply a changed font size to the page immediately and store it', async () => {
    await openPage();
    await press('Large');
    expect(root.dataset['fontSize']).toBe('large');
    expect(storedSettings()).toEqual({ ...defaults, fontSize: 'large' });
  });

  it('store the Bible version', async () => {
    await openPage();
    await press('World English Bible');
    expect(shown()).toMatchObject({ bibleVersion: 'eng-web' });
    expect(storedSettings()).toEqual({ ...defaults, bibleVersion: 'eng-web' });
  });

  it('are restored on the next page load', async () => {
    const { unmount } = await openPage();
    await press('Dark');
    await press('Large');
    await press('World English Bible');
    unmount();
    root.classList.remove('dark');
    delete root.dataset['fontSize'];

    await openPage();
    expect(shown()).toEqual({ theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web', reading: [] });
    expect(root.classList.contains('dark')).toBe(true);
    expect(root.dataset['fontSize']).toBe('large');
  });

  it.each([
    ['are invalid JSON', '{"theme":', defaults],
    ['are a string', '"dark"', defaults],
    ['are null', 'null', defaults],
    [
      'contain one invalid value',
      '{"theme":"dark","fontSize":"huge","bibleVersion":"eng-web"}',
      { ...defaults, theme: 'dark', bibleVersion: 'eng-web' },
    ],
    [
      'contain a version that is no longer offered',
      '{"bibleVersion":"vulgate","fontSize":"small"}',
      { ...defaults, fontSize: 'small' },
    ],
  ])('use defaults for invalid values when the stored settings %s', async (_, text, expected) => {
    await openPage(text);
    expect(shown()).toEqual(expected);
  });

  it('follow changes made in another tab', async () => {
    await openPage();
    changeInAnotherTab({ ...defaults, theme: 'dark' });
    expect(shown()).toEqual({ ...defaults, theme: 'dark' });
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('do not overwrite changes made in another tab', async () => {
    await openPage();
    changeInAnotherTab({ ...defaults, fontSize: 'small' });
    await press('Dark');
    expect(storedSettings()).toEqual({ ...defaults, fontSize: 'small', theme: 'dark' });
  });

  it('apply to this page when storage is unavailable', async () => {
    await openPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Dark');
    await press('Large');
    expect(shown()).toEqual({ ...defaults, theme: 'dark', fontSize: 'large' });
    expect(root.classList.contains('dark')).toBe(true);
  });
});
