import { ContributionsContext } from '@berea/shell-api';
import { renderInShell } from '@berea/shell-api/testing';
import type { Registry } from '@berea/registry';
import { todayHere } from '@berea/validation';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contributionsOf } from '../remotes/contributions.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { registryOf } from '../remotes/testing/registry.ts';
import { Contents } from './Contents.tsx';

const card = (path: string, label: string, order: number) => ({ path, label, description: `About ${label}`, order });
const registry = (enabled: boolean) =>
  registryOf({
    reader: {
      routes: [{ path: '/bible' }, { path: '/maps' }, { path: '/notes' }, { path: '/journal', access: 'signed-in' }],
      contributions: {
        own: [
          { path: '/journal', label: 'Journal' },
          { path: '/notes', label: 'Notes', description: 'What you wrote' },
        ],
        home: [card('/maps', 'Maps', 50), { ...card('/bible', 'Bible', 10), icon: 'scroll' }],
      },
    },
    reference: {
      enabled,
      routes: [{ path: '/question' }],
      contributions: { home: [card('/question', 'Questions', 30)] },
    },
    account: {
      routes: [
        { path: '/settings', role: 'settings' },
        { path: '/contact', role: 'contact' },
      ],
    },
  });

function show(value: Registry) {
  renderInShell(
    <RegistryContext value={value}>
      <ContributionsContext value={contributionsOf(value)}>
        <Contents />
      </ContributionsContext>
    </RegistryContext>,
  );
  return screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
}

describe('the table of contents', () => {
  it('has the cards that the remotes contribute, in their order, then what visitors may see of their own things, then the settings, and how to ask for prayer', () => {
    expect(show(registry(true))).toEqual([
      ['/bible', 'BibleAbout Bible'],
      ['/question', 'QuestionsAbout Questions'],
      ['/maps', 'MapsAbout Maps'],
      ['/notes', 'NotesWhat you wrote'],
      ['/settings', 'SettingsTheme and font size'],
      ['/contact', 'Write to us, or send a prayer request'],
    ]);
  });

  it('says what a remote has left to say for today', () => {
    const kept = { '/notes': { [todayHere()]: 'Two to read again', '2020-01-01': 'Long ago' } };
    localStorage.setItem('berea:user:visitor:day-texts', JSON.stringify(kept));
    expect(show(registry(true))).toContainEqual(['/notes', 'NotesTwo to read again']);
    localStorage.setItem('berea:user:visitor:day-texts', '{"/notes":"?"}');
    expect(
      show(registry(true))
        .filter(([href]) => href === '/notes')
        .at(-1),
    ).toEqual(['/notes', 'NotesWhat you wrote']);
  });

  it('has no card of a remote that is switched off', () => {
    expect(show(registry(false)).map(([href]) => href)).toEqual(['/bible', '/maps', '/notes', '/settings', '/contact']);
  });

  it('has neither settings nor contact where nothing serves them', () => {
    expect(show(registryOf({ reader: {} }))).toEqual([]);
  });
});
