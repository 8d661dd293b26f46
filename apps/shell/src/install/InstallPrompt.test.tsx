import { stubBrowserApis, renderInShell } from '@berea/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentPrompt, spendPrompt } from './captured-prompt.ts';
import { recordEarlyPrompt } from './early-prompt.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

const key = 'app-download-dismissed';
const show = () => renderInShell(<InstallPrompt />);
const card = () => screen.queryByRole('complementary', { name: 'Get the App!' });

interface Choice {
  readonly outcome: 'accepted' | 'dismissed';
}

/** Dispatches the `beforeinstallprompt` event of a browser that can install the app. */
function browserOffers(prompt: () => Promise<Choice | undefined>, userChoice?: Promise<Choice>) {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<typeof prompt>(prompt),
    userChoice,
  });
  act(() => void dispatchEvent(offer));
  return offer;
}

afterEach(() => act(spendPrompt));

it('has the offer that the browser made before the scripts of the page came', async () => {
  recordEarlyPrompt();
  const offer = browserOffers(async () => undefined);
  expect(offer.defaultPrevented).toBe(true);
  vi.resetModules();
  expect((await import('./captured-prompt.ts')).currentPrompt()).toBe(offer);
  delete window.bereaEarlyPrompt;
});

describe('the install prompt', () => {
  it('describes the app and offers to install it', () => {
    show();
    expect(card()).toBeTruthy();
    expect(screen.getByText('Install Berea on your phone for quick access anytime')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download App' })).toBeInTheDocument();
  });

  it('is dismissed permanently when it is closed', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(card()).toBeNull();
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('is not shown after it was dismissed', () => {
    localStorage.setItem(key, 'true');
    show();
    expect(card()).toBeNull();
  });

  it('ignores other stored values', () => {
    localStorage.setItem(key, 'false');
    show();
    expect(card()).toBeTruthy();
  });

  it('defers the browser prompt until the button is clicked', async () => {
    const offer = browserOffers(async () => ({ outcome: 'accepted' }));
    expect(offer.defaultPrevented).toBe(true);
    expect(offer.prompt).not.toHaveBeenCalled();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Download App' }));
    expect(offer.prompt).toHaveBeenCalledOnce();
  });

  it('is dismissed permanently when the install is accepted', async () => {
    show();
    browserOffers(async () => ({ outcome: 'accepted' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download App' }));
    await waitFor(() => expect(card()).toBeNull());
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('is dismissed permanently when the browser tells of the accepted install in userChoice alone', async () => {
    show();
    browserOffers(async () => undefined, Promise.resolve({ outcome: 'accepted' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download App' }));
    await waitFor(() => expect(card()).toBeNull());
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('stays when the install is declined', async () => {
    show();
    browserOffers(async () => ({ outcome: 'dismissed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download App' }));
    await waitFor(() => expect(currentPrompt()).toBeUndefined());
    expect(card()).toBeTruthy();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('explains how to install manually when the browser has no prompt', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Download App' }));
    expect(screen.getByRole('status').textContent).toMatch(
      /Open its menu and choose “Install app” or “Add to Home Screen”/,
    );
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('explains how to install manually when the browser prompt fails', async () => {
    show();
    browserOffers(() => Promise.reject(new DOMException('already shown', 'InvalidStateError')));
    await userEvent.click(screen.getByRole('button', { name: 'Download App' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/Add to Home Screen/);
  });

  it('is dismissed permanently when the app is installed another way', () => {
    show();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(card()).toBeNull();
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('is not shown in the installed app', () => {
    stubBrowserApis(['(display-mode: standalone)']);
    show();
    expect(card()).toBeNull();
  });

  it('closes for this visit when storage is unavailable', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(card()).toBeNull();
  });
});
