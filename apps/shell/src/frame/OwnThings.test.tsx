import { ContributionsContext } from '@berea/shell-api';
import { renderInShell, testUser } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contributionsOf } from '../remotes/contributions.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { registryOf } from '../remotes/testing/registry.ts';
import { OwnThings } from './OwnThings.tsx';

const registry = registryOf({
  studies: {
    routes: [{ path: '/plans' }, { path: '/saved-studies', access: 'signed-in' }],
    contributions: {
      own: [
        { path: '/plans', label: 'Reading plans', description: 'Day by day', order: 1 },
        { path: '/saved-studies', label: 'My Studies', order: 2 },
      ],
    },
  },
  account: {
    routes: [
      { path: '/profile', access: 'signed-in', role: 'profile' },
      { path: '/settings', role: 'settings' },
    ],
  },
});

function entries(auth = {}, shown = registry) {
  renderInShell(
    <RegistryContext value={shown}>
      <ContributionsContext value={contributionsOf(shown)}>
        <OwnThings />
      </ContributionsContext>
    </RegistryContext>,
    { auth },
  );
  const button = screen.queryByRole('button', { name: 'Your things' });
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return panel
    ? within(panel)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent])
    : undefined;
}

describe('what is behind the account button', () => {
  it('is for a visitor what needs no account, and the settings', () => {
    expect(entries()).toEqual([
      ['/plans', 'Reading plansDay by day'],
      ['/settings', 'SettingsTheme and font size'],
    ]);
  });

  it('is for somebody who is signed in everything of their own, and who they are', () => {
    expect(entries({ user: testUser })).toEqual([
      ['/plans', 'Reading plansDay by day'],
      ['/saved-studies', 'My Studies'],
      ['/profile', `Profile${testUser.email}`],
      ['/settings', 'SettingsTheme and font size'],
    ]);
  });

  it('is nothing where nothing of it is served', () => {
    expect(entries({}, registryOf({ reader: {} }))).toBeUndefined();
  });
});
