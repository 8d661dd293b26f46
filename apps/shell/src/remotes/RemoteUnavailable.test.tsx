import { renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
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
});
