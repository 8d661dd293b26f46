import { json, silence, testSession, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedOf, button, field, fill, open, press, pressTwice, problem } from '../testing/account.tsx';

const modes = ['Sign In', 'Sign Up'] as const;
type Mode = (typeof modes)[number];
const paths = { 'Sign In': '/auth/v1/token', 'Sign Up': '/auth/v1/signup' };

const email = 'lydia@thyatira.example';
const password = 'Purple-1';
const emailOf = (length: number) => `${'x'.repeat(length - '@b.example'.length)}@b.example`;

function show(mode: Mode, answer: Routes[string] = () => json(testSession)) {
  const stage = open('/auth', { '/auth/v1/token': answer, '/auth/v1/signup': answer });
  if (mode === 'Sign Up') press("Don't have an account? Sign Up");
  return stage;
}

/** Submits invalid credentials and returns the error shown for each field. */
async function wrong(mode: Mode, typed: { email?: string; password?: string }) {
  const { calls } = show(mode);
  fill('Email', typed.email ?? email);
  fill('Password', typed.password ?? password);
  press(mode);
  await screen.findAllByRole('alert');
  expect(calls).toEqual([]);
  expect(button(mode)).toBeEnabled();
  return { email: problem('Email'), password: problem('Password') };
}

describe.each(modes)('the %s form', (mode) => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['lydia', 'Please enter a valid email address'],
    ['lydia@thyatira', 'Please enter a valid email address'],
    [emailOf(256), 'Email must be less than 255 characters'],
  ])('rejects the email "%s" before sending', async (typed, text) => {
    expect(await wrong(mode, { email: typed })).toEqual({ email: text, password: undefined });
  });

  it.each([
    ['', 'Password must be at least 8 characters'],
    ['Purple1', 'Password must be at least 8 characters'],
    ['Aa1'.padEnd(129, 'x'), 'Password must be less than 128 characters'],
    ['PURPLE-1', 'Password must contain at least one lowercase letter'],
    ['purple-1', 'Password must contain at least one uppercase letter'],
    ['Purple-one', 'Password must contain at least one number'],
  ])('rejects the password "%s" before sending', async (typed, text) => {
    expect(await wrong(mode, { password: typed })).toEqual({ email: undefined, password: text });
  });

  it('shows the first error of each field and focuses the first invalid field', async () => {
    expect(await wrong(mode, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password must be at least 8 characters',
    });
    expect(field('Email')).toHaveFocus();
  });

  it.each([
    [emailOf(255), password],
    [email, 'Purple-1'],
    [email, 'Aa1'.padEnd(128, 'x')],
  ])('accepts "%s" and "%s"', async (address, secret) => {
    const { calls } = show(mode);
    fill('Email', address);
    fill('Password', secret);
    press(mode);
    await waitFor(() => expect(askedOf(calls, paths[mode])).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ email: address, password: secret });
  });

  it('is sent once when the button is clicked twice', async () => {
    const { calls, toasts } = show(mode);
    fill('Email', email);
    fill('Password', password);
    await pressTwice(mode);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(askedOf(calls, paths[mode])).toHaveLength(1);
  });

  it('trims the email', async () => {
    const { calls } = show(mode);
    fill('Email', ` ${email} `);
    fill('Password', password);
    press(mode);
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ email, password }));
  });

  it('clears only the error of the field that is edited', async () => {
    const { calls } = show(mode);
    press(mode);
    await screen.findByText('Email is required');
    fill('Email', 'l');
    await waitFor(() => expect(problem('Email')).toBeUndefined());
    expect(problem('Password')).toBe('Password must be at least 8 characters');
    fill('Password', 'P');
    await waitFor(() => expect(problem('Password')).toBeUndefined());
    press(mode);
    await waitFor(() => expect(problem('Email')).toBe('Please enter a valid email address'));
    expect(problem('Password')).toBe('Password must be at least 8 characters');
    fill('Password', 'Pu');
    await waitFor(() => expect(problem('Password')).toBeUndefined());
    expect(problem('Email')).toBe('Please enter a valid email address');
    expect(calls).toEqual([]);
  });

  it('shows "Loading..." on the button and disables it while the request is pending', async () => {
    const { calls } = show(mode, silence);
    fill('Email', email);
    fill('Password', password);
    press(mode);
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' })).toBeDisabled();
    press('Loading...');
    expect(screen.queryByRole('button', { name: mode })).toBeNull();
    await waitFor(() => expect(askedOf(calls, paths[mode])).toHaveLength(1));
  });
});
