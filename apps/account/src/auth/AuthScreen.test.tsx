import { testSession } from '@berea/shell-api/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { button, field, fill, deferredResponse, open, press, refusal } from '../testing/account.tsx';

const toCreate = "Don't have an account? Sign Up";
const toSignIn = 'Already have an account? Sign In';
const hint = 'Must be 8+ characters with uppercase, lowercase, and number';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const ticks = () =>
  within(screen.getByRole('list', { name: 'Password rules' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the auth page in sign-in mode', () => {
  it('is the default', () => {
    open('/auth');
    expect(title()).toBe('Sign In');
    expect(document.title).toBe('Sign In · Berea');
    expect(screen.getByText('Enter your email and password to sign in')).toBeInTheDocument();
    expect(button('Sign In').type).toBe('submit');
    expect(button(toCreate)).toBeTruthy();
  });

  it('does not show the password rules', () => {
    open('/auth');
    expect(screen.queryByText(hint)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Password rules' })).toBeNull();
  });

  it('lets a password manager fill in the current password', () => {
    open('/auth');
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['email', 'current-password']);
    expect(field('Email').type).toBe('email');
  });

  it('links to the forgotten-password page', () => {
    open('/auth');
    expect(screen.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute('href', '/auth/forgotten');
  });
});

describe('the auth page in sign-up mode', () => {
  it('opens with one click', () => {
    open('/auth');
    press(toCreate);
    expect(title()).toBe('Create Account');
    expect(document.title).toBe('Create Account · Berea');
    expect(screen.getByText('Enter your email and password to create an account')).toBeInTheDocument();
    expect(button('Sign Up').type).toBe('submit');
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(button(toSignIn)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Forgotten your password?' })).toBeNull();
  });

  it('lets a password manager suggest a new password', () => {
    open('/auth');
    press(toCreate);
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['email', 'new-password']);
  });

  it('ticks off the password rules as they are met while typing', () => {
    open('/auth');
    press(toCreate);
    const rules = [
      'At least 8 characters',
      'At least one lowercase letter',
      'At least one uppercase letter',
      'At least one number',
    ];
    const shown = (...met: number[]) =>
      rules.map((rule, index) => `${rule}${met.includes(index) ? ', met' : ', not met yet'}`);
    expect(ticks()).toEqual(shown());
    for (const [password, ...met] of [
      ['p', 1],
      ['pU', 1, 2],
      ['pU1', 1, 2, 3],
      ['PURPLE-1', 0, 2, 3],
      ['Purple-1', 0, 1, 2, 3],
    ] as const) {
      fill('Password', password);
      expect(ticks()).toEqual(shown(...met));
    }
  });

  it('switches back to sign-in mode', () => {
    open('/auth');
    press(toCreate);
    press(toSignIn);
    expect(title()).toBe('Sign In');
  });
});

it('switching the mode keeps the typed values and clears the validation errors', async () => {
  open('/auth');
  fill('Email', 'lydia');
  press('Sign In');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  press(toCreate);
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  expect(field('Email')).toHaveValue('lydia');
});

it('the password can be shown and hidden again', async () => {
  open('/auth');
  fill('Password', 'Purple-1');
  expect(field('Password').type).toBe('password');
  await userEvent.click(button('Show password'));
  expect([field('Password').type, field('Password').value]).toEqual(['text', 'Purple-1']);
  await userEvent.click(button('Hide password'));
  expect(field('Password').type).toBe('password');
});

it('the page links back to the home page', () => {
  open('/auth');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('redirects a signed-in user to the home page and replaces the history entry', async () => {
  const { address, go } = open(['/contact', '/auth'], {}, testSession);
  await screen.findByText('another page');
  expect(address()).toBe('/');
  await go(-1);
  expect(address()).toBe('/contact');
});

it('keeps the typed values when the stored session turns out to have expired', async () => {
  // The Supabase client logs the refused token refresh.
  vi.spyOn(console, 'warn').mockReturnValue();
  const { answer, respond } = deferredResponse();
  const { client } = open('/auth', { '/auth/v1/token': answer }, { ...testSession, expires_at: 1 });
  fill('Email', 'lydia@thyatira.example');
  fill('Password', 'Purple-1');
  respond(refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')());
  await act(() => client.auth.getSession());
  expect([field('Email').value, field('Password').value]).toEqual(['lydia@thyatira.example', 'Purple-1']);
  expect(title()).toBe('Sign In');
});
