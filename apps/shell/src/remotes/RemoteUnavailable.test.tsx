import { renderInShell } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FailureKind } from './failure.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';

const show = (kind: FailureKind) =>
  renderInShell(<RemoteUnavailable failure={{ kind, detail: 'the detail' }} onRetry={() => undefined} />);

describe('a screen that cannot be shown', () => {
  it.each<[FailureKind, string, string[]]>([
    ['unreachable', 'This part of Berea could not be reached. Check your connection and try again.', ['Try again']],
    [
      'changed',
      'A file of this part was changed on its way here, so Berea did not run it. Try again on another network.',
      ['Try again'],
    ],
    ['starting', 'This part of Berea failed while starting.', ['Try again']],
    ['unready', 'This part of Berea was not ready in time.', ['Try again']],
    ['showing', 'This part of Berea failed while it was shown.', ['Try again']],
    ['incompatible', 'This part needs a newer Berea. Reload.', ['Reload']],
    ['disabled', 'This part of Berea is switched off for now.', []],
  ])('because it is %s says so, and offers only what helps', (kind, sentence, offered) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    show(kind);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('This page is temporarily unavailable');
    expect(alert.textContent).toContain(`${sentence} Everything else still works.`);
    // The words of a library are for the console.
    expect(alert.textContent).not.toContain('the detail');
    expect(warn).toHaveBeenCalledWith(`Not shown (${kind}): the detail`);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(offered);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('because the page is too old only offers to reload', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    show('gone');
    expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(
      'This page is older than what is kept. Reload.',
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload']);
  });

  it.each<[FailureKind, number]>([
    ['unreachable', 1],
    ['starting', 0],
  ])('because it is %s is tried again when the network is back %d times', (kind, times) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const retry = vi.fn<() => void>();
    renderInShell(<RemoteUnavailable failure={{ kind, detail: 'the detail' }} onRetry={retry} />);
    act(() => void dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(times);
  });
});
