import { json, testSession, type Routes } from '@berea/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedOf, field, fill, deferredResponse, open, press, problem, refusal } from '../testing/account.tsx';

const path = '/functions/v1/send-contact-email';
const message = {
  'Your Name': 'Lydia',
  'Your Email': 'lydia@thyatira.example',
  Subject: 'Purple',
  Message: 'Come to my house.',
};
const prayer = { 'Your Name (optional)': 'Silas', 'Your Prayer Request': 'Pray for us.' };

const type = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).forEach(([label, text]) => fill(label, text));
const typed = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(texts).map((label) => [label, field(label).value]));
const blank = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(texts).map((label) => [label, '']));

beforeEach(() => sessionStorage.clear());

describe('an unsent draft', () => {
  it('is restored when the user leaves the page and comes back', async () => {
    const { go } = open('/contact');
    type({ ...message, ...prayer });
    await go('/bible');
    await screen.findByText('another page');
    await go(-1);
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    expect(typed({ ...message, ...prayer })).toEqual({ ...message, ...prayer });
    expect(screen.getByText(`${message.Message.length}/2000 characters`)).toBeInTheDocument();
  });

  it('is restored after a reload', () => {
    const { unmount } = open('/contact');
    type({ ...message, ...prayer });
    unmount();
    open('/contact');
    expect(typed({ ...message, ...prayer })).toEqual({ ...message, ...prayer });
  });

  it('is removed when all fields are cleared', () => {
    open('/contact');
    type(prayer);
    expect(sessionStorage).toHaveLength(1);
    type(blank(prayer));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is stored for this tab only', () => {
    open('/contact');
    type({ ...message, ...prayer });
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '[]', '{"name":7}', '{"stranger":"x"}', 'null'])(
    'is ignored when the stored value is invalid: %s',
    (kept) => {
      sessionStorage.setItem('berea:draft:contact', kept);
      open('/contact');
      expect(typed(message)).toEqual(blank(message));
    },
  );

  it('can be typed when the browser storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    open('/contact');
    type(prayer);
    expect(typed(prayer)).toEqual(prayer);
  });
});

describe.each([
  ['Send Message', message, prayer],
  ['Submit Prayer Request', prayer, message],
])('the draft submitted with "%s"', (button, own, other) => {
  it('is removed, and the draft of the other form is kept', async () => {
    const { toasts, unmount } = open('/contact', { [path]: () => json({ success: true }) });
    type({ ...own, ...other });
    press(button);
    await waitFor(() => expect(toasts).toHaveLength(1));
    unmount();
    open('/contact');
    expect(typed({ ...own, ...other })).toEqual({ ...blank(own), ...other });
  });

  it('is removed even if the user left the page while sending', async () => {
    const { answer, respond } = deferredResponse();
    const { calls, toasts, go } = open('/contact', { [path]: answer });
    type(own);
    press(button);
    await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
    await go('/bible');
    respond(json({ success: true }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Thank you!']));
    await go(-1);
    expect(typed(own)).toEqual(blank(own));
  });

  it('is kept when sending fails, even if the user left the page', async () => {
    const { answer, respond } = deferredResponse();
    const { toasts, calls, go } = open('/contact', { [path]: answer });
    type(own);
    press(button);
    await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
    await go('/bible');
    respond(json({ error: 'Internal' }, 500));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Error']));
    await go(-1);
    expect(typed(own)).toEqual(own);
  });
});

describe('security: a typed prayer request', () => {
  const routes: Routes = {
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
    '/functions/v1/delete-account': () => json({ success: true }),
  };
  const signOut = () => press('Log Out');
  const deleteAccount = () => {
    press('Delete my account');
    fill('Password', 'Purple-1');
    press('Delete account');
  };

  it.each([
    ['signing out', signOut],
    ['deleting the account', deleteAccount],
  ])('is gone after %s', async (_, leave) => {
    const { go, client } = open('/contact', routes, testSession);
    type({ ...message, ...prayer });
    await go('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    leave();
    await screen.findByText('another page');
    // Only when it was, so that a tab that was away hears of it.
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['berea:session-ended-seen']));
    expect((await client.auth.getSession()).data.session).toBeNull();
    await go('/contact');
    expect(typed({ ...message, ...prayer })).toEqual(blank({ ...message, ...prayer }));
  });
});

describe('a session that expires while the user types', () => {
  const expired: Routes = {
    '/auth/v1/token': refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    [path]: () => json({ success: true }),
  };

  it('keeps the text and the validation errors, and the form can still be sent', async () => {
    // The Supabase client logs the refused token refresh.
    vi.spyOn(console, 'warn').mockReturnValue();
    const { client, calls, toasts } = open('/contact', expired, {
      ...testSession,
      expires_at: Date.now() / 1000 + 3600,
    });
    type({ ...message, ...prayer, 'Your Email': 'lydia' });
    press('Send Message');
    await waitFor(() => expect(problem('Your Email')).toBe('Invalid email address'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600_000 });
    expect((await act(() => client.auth.getSession())).data.session).toBeNull();
    expect(typed({ ...message, ...prayer })).toEqual({ ...message, ...prayer, 'Your Email': 'lydia' });
    expect(problem('Your Email')).toBe('Invalid email address');
    fill('Your Email', message['Your Email']);
    press('Send Message');
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Thank you!']));
    expect(askedOf(calls, path)[0]?.headers.get('authorization') ?? '').not.toContain(testSession.access_token);
  });
});
