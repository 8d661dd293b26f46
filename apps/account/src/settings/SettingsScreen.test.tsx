import { renderInShell } from '@berea/shell-api/testing';
import type { Settings } from '@berea/validation';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SettingsScreen } from './SettingsScreen.tsx';

const show = (settings?: Partial<Settings>) => renderInShell(<SettingsScreen />, { at: '/settings', settings });
const card = (name: string) => screen.getByRole('region', { name });
const choices = (name: string) => within(card(name)).getAllByRole<HTMLInputElement>('radio');
const chosen = (name: string) =>
  choices(name)
    .filter((choice) => choice.checked)
    .map((choice) => choice.labels?.[0]?.textContent);

describe('the settings screen', () => {
  it('has a card for the theme and one for the font size', () => {
    show();
    expect(choices('Theme').map((choice) => choice.labels?.[0]?.textContent)).toEqual(['Light', 'Dark']);
    expect(choices('Font Size').map((choice) => choice.labels?.[0]?.textContent)).toEqual(['Small', 'Medium', 'Large']);
  });

  it('links to the home page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Settings · Berea');
  });

  it('links to the sources of the texts', () => {
    show();
    expect(screen.getByRole('link', { name: 'Sources and licences' })).toHaveAttribute('href', '/sources');
  });

  it('defaults to the light theme and medium font size', () => {
    show();
    expect([chosen('Theme'), chosen('Font Size')]).toEqual([['Light'], ['Medium']]);
  });

  it('shows the stored settings', () => {
    show({ theme: 'dark', fontSize: 'large' });
    expect([chosen('Theme'), chosen('Font Size')]).toEqual([['Dark'], ['Large']]);
  });

  it.each([
    ['Theme', 'Dark', { theme: 'dark' }],
    ['Font Size', 'Small', { fontSize: 'small' }],
    ['Font Size', 'Large', { fontSize: 'large' }],
  ])('changes %s to %s immediately and nothing else', async (name, choice, changed) => {
    const { settings } = show();
    const before = settings();
    await userEvent.click(within(card(name)).getByRole('radio', { name: choice }));
    expect(settings()).toEqual({ ...before, ...changed });
    expect(chosen(name)).toEqual([choice]);
  });

  it('switches back to the light theme', async () => {
    const { settings } = show({ theme: 'dark' });
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(settings().theme).toBe('light');
  });

  it('can be operated with the keyboard', async () => {
    const { settings } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Medium' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(settings().fontSize).toBe('large');
  });
});
