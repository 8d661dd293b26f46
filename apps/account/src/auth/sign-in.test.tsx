import { json, testSession, testUser, unreachable, type Routes } from '@berea/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, field, fill, deferredResponse, open, press, refusal } from '../testing/account.tsx';

type Answer = NonNullable<Routes[string]>;

/** Submits valid credentials to a server that responds with `answer`. */
function submit(mode: 'Sign In' | 'Sign Up', answer: Answer, at = '/auth', before: readonly string[] = ['/contact']) {
  const stage = open([...before, at], { '/auth/v1/token': answer, '/auth/v1/signup': answer });
  if (mode === 'Sign Up') press("Don't have an account? Sign Up");
  fill('Email', 'lydia@thyatira.example');
  fill('Password', 'Purple-1');
  press(mode);
  return stage;
}

it.each([
  ['/auth', 'Afterwards the home page opens.'],
  ['/auth?next=%2Fbible%2Fjohn%2F3', 'Afterwards you go on where you left off.'],
  ['/auth?next=https%3A%2F%2Fevil.example', 'Afterwards the home page opens.'],
])('%s says where signing in leads', (at, said) => {
  open([at]);
  expect(screen.getByText(said)).toBeInTheDocument();
});

describe.each([
  ['Sign In', 'Logged in successfully!', '/auth/v1/token'],
  ['Sign Up', 'Account created successfully!', '/auth/v1/signup'],
] as const)('%s', (mode, description, path) => {
  it('shows a success toast and goes to the home page', async () => {
    const { address, toasts, calls, client } = submit(mode, () => json(testSession));
    await screen.findByText('another page');
    expect(address()).toBe('/');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', description, kind: 'success' }]));
    expect(calls.map(({ method, url }) => [method, url.pathname])).toEqual([['POST', path]]);
    expect((await client.auth.getSession()).data.session?.access_token).toBe(testSession.access_token);
  });

  it('goes to the page that asked for it', async () => {
    const { address } = submit(
      mode,
      () => json(testSession),
      `/auth?next=${encodeURIComponent('/bible/john/3?version=eng-web')}`,
    );
    await screen.findByText('another page');
    expect(address()).toBe('/bible/john/3?version=eng-web');
  });

  it.each([
    ['once where that is the one before', true, '/plans'],
    ['twice where the browser would have to load the one before', false, '/contact'],
  ])('goes to the page that asked for it, and Back leads there %s', async (_, sameDocument, back) => {
    const entries = ['/plans', '/contact', '/auth'].map((path) => ({
      url: new URL(path, location.origin).href,
      sameDocument,
    }));
    vi.stubGlobal('navigation', { currentEntry: { index: 2 }, entries: () => entries });
    const { address, go } = submit(mode, () => json(testSession), '/auth?next=%2Fcontact', ['/plans', '/contact']);
    await waitFor(() => expect(address()).toBe('/contact'));
    await go(-1);
    expect(address()).toBe(back);
  });

  it('is replaced in the history, so that Back skips it', async () => {
    const { address, toasts, go } = submit(mode, () => json(testSession));
    await waitFor(() => expect(toasts).toHaveLength(1));
    // The message comes before the page has changed.
    await waitFor(() => expect(address()).toBe('/'));
    await go(-1);
    expect(address()).toBe('/contact');
  });

  it.each<[string, Answer, string]>([
    [
      'the password is wrong',
      refusal(400, 'invalid_credentials', 'Invalid login credentials'),
      'Invalid email or password. Please try again.',
    ],
    [
      'the credentials are invalid',
      refusal(400, 'other', 'INVALID CREDENTIALS given'),
      'Invalid email or password. Please try again.',
    ],
    [
      'the address already has an account',
      refusal(422, 'user_already_exists', 'User already registered'),
      'An account with this email already exists.',
    ],
    [
      'the email is already registered',
      refusal(422, 'other', 'A user with this Email address has Already been registered'),
      'An account with this email already exists.',
    ],
    [
      'the password is too weak',
      refusal(422, 'weak_password', 'Password is known to be weak and easy to guess'),
      'Password must be at least 6 characters long.',
    ],
    ['the network is down', unreachable, 'Network error. Please check your connection and try again.'],
    [
      'the server fails',
      refusal(500, 'unexpected_failure', 'Unexpected failure'),
      mode === 'Sign Up' ? 'Unable to create account. Please try again.' : 'Unable to sign in. Please try again.',
    ],
    [
      'the rate limit is hit',
      refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
      mode === 'Sign Up' ? 'Unable to create account. Please try again.' : 'Unable to sign in. Please try again.',
    ],
  ])('shows an error and keeps the typed values when %s', async (_, answer, text) => {
    const { address, toasts } = submit(mode, answer);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description: text, kind: 'destructive' }]));
    expect(address()).toBe('/auth');
    expect([field('Email').value, field('Password').value]).toEqual(['lydia@thyatira.example', 'Purple-1']);
    await waitFor(() => expect(button(mode)).toBeEnabled());
  });
});

it('the confirmation mail links to the home page', async () => {
  const { calls } = submit('Sign Up', () => json(testUser));
  await waitFor(() => expect(calls[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/`));
});

it('a pending sign-in survives a sign-out in another tab', async () => {
  const { answer, respond } = deferredResponse();
  const { client, toasts } = submit('Sign In', answer);
  await screen.findByRole('button', { name: 'Loading...' });
  // Simulates what the client does in this tab when another tab signs out.
  await act(() => client.auth.signOut({ scope: 'local' }));
  expect([field('Email').value, field('Password').value]).toEqual(['lydia@thyatira.example', 'Purple-1']);
  respond(json(testSession));
  await screen.findByText('another page');
  expect(toasts).toHaveLength(1);
});
