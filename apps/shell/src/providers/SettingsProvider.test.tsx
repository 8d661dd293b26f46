import '@berea/shell-api/testing';
import { defaultVersionId } from '@berea/scripture';
import type { Settings } from '@berea/validation';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const key = 'berea-settings';
const defaults: Settings = { theme: 'light', fontSize: 'medium', bibleVersion: defaultVersionId };
const root = document.documentElement;

/** Opens the page anew in a browser that has kept this: the modules start afresh, as a load of the page does. */
async function openPage(kept?: string) {
  if (kept !== undefined) localStorage.setItem(key, kept);
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
const kept = (): unknown => JSON.parse(localStorage.getItem(key)!);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What the browser sends when another tab has changed something. */
function anotherTabKeeps(settings: unknown) {
  localStorage.setItem(key, JSON.stringify(settings));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

describe('the settings', () => {
  it('begin light, medium and in the King James Version', async () => {
    await openPage();
    expect(shown()).toEqual({ theme: 'light', fontSize: 'medium', bibleVersion: '06125adad2d5898a-01' });
    expect(root.classList.contains('dark')).toBe(false);
    expect(root.dataset['fontSize']).toBe('medium');
  });

  it('put the dark style on the page at once when the theme is changed, and keep it', async () => {
    await openPage();
    await press('Dark');
    expect(root.classList.contains('dark')).toBe(true);
    expect(kept()).toEqual({ ...defaults, theme: 'dark' });
  });

  it('put the font size on the page at once, and keep it', async () => {
    await openPage();
    await press('Large');
    expect(root.dataset['fontSize']).toBe('large');
    expect(kept()).toEqual({ ...defaults, fontSize: 'large' });
  });

  it('keep the Bible version', async () => {
    await openPage();
    await press('World English Bible');
    expect(shown()).toMatchObject({ bibleVersion: 'eng-web' });
    expect(kept()).toEqual({ ...defaults, bibleVersion: 'eng-web' });
  });

  it('are restored when the page is opened again', async () => {
    const { unmount } = await openPage();
    await press('Dark');
    await press('Large');
    await press('World English Bible');
    unmount();
    root.classList.remove('dark');
    delete root.dataset['fontSize'];

    await openPage();
    expect(shown()).toEqual({ theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web' });
    expect(root.classList.contains('dark')).toBe(true);
    expect(root.dataset['fontSize']).toBe('large');
  });

  it.each([
    ['cannot be read', '{"theme":', defaults],
    ['is no settings', '"dark"', defaults],
    ['is null', 'null', defaults],
    [
      'holds one broken value',
      '{"theme":"dark","fontSize":"huge","bibleVersion":"eng-web"}',
      { ...defaults, theme: 'dark', bibleVersion: 'eng-web' },
    ],
    [
      'names a version that is no longer offered',
      '{"bibleVersion":"vulgate","fontSize":"small"}',
      { ...defaults, fontSize: 'small' },
    ],
  ])('take their defaults for what is broken, when what was kept %s', async (_, text, expected) => {
    await openPage(text);
    expect(shown()).toEqual(expected);
  });

  it('follow what another tab changes', async () => {
    await openPage();
    anotherTabKeeps({ ...defaults, theme: 'dark' });
    expect(shown()).toEqual({ ...defaults, theme: 'dark' });
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('do not undo what another tab has changed', async () => {
    await openPage();
    anotherTabKeeps({ ...defaults, fontSize: 'small' });
    await press('Dark');
    expect(kept()).toEqual({ ...defaults, fontSize: 'small', theme: 'dark' });
  });

  it('hold for this page where the browser refuses to store', async () => {
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
