import { json, silence, type Routes, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askedOf, button, field, fill, open, press, problem, refusal } from '../testing/account.tsx';

const email = 'lydia@thyatira.example';
const path = '/auth/v1/recover';
/** The auth server responds the same for unknown addresses, so it never reveals which addresses have an account. */
const show = (answer: Routes[string] = () => json({})) => open('/auth/forgotten', { [path]: answer });

it('explains what will happen', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgotten password');
  expect(document.title).toBe('Forgotten password · Berea');
  expect(
    screen.getByText('Tell us your address, and we will send you a link to choose a new one.'),
  ).toBeInTheDocument();
  expect([field('Email').type, field('Email').autocomplete]).toEqual(['email', 'email']);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('requests a mail whose link opens the new-password page', async () => {
  const { calls, container, toasts } = show();
  fill('Email', ` ${email} `);
  press('Send the link');
  await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  expect(calls[0]?.body).toMatchObject({ email });
  expect(calls[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth/new-password`);
  expect(container.textContent).toContain(
    `If ${email} has an account, a link to choose a new password is on its way. It works once, for an hour.`,
  );
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
  expect(toasts).toEqual([]);
});

it.each([
  ['', 'Email is required'],
  ['lydia', 'Please enter a valid email address'],
  [`${'x'.repeat(246)}@b.example`, 'Email must be less than 255 characters'],
])('sends no request for the invalid address "%s"', async (typed, text) => {
  const { calls } = show();
  fill('Email', typed);
  press('Send the link');
  await waitFor(() => expect(problem('Email')).toBe(text));
  expect(calls).toEqual([]);
  expect(field('Email')).toHaveFocus();
  fill('Email', 'l');
  await waitFor(() => expect(problem('Email')).toBeUndefined());
});

it('disables the button while a request is pending', async () => {
  const { calls } = show(silence);
  fill('Email', email);
  press('Send the link');
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' })).toBeDisabled();
  press('Loading...');
  await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
});

it.each<[string, Routes[string]]>([
  ['the mail rate limit is hit', refusal(429, 'over_email_send_rate_limit', 'Email rate limit exceeded')],
  ['the network is down', unreachable],
])('shows an error and keeps the address when %s', async (_, answer) => {
  const { toasts } = show(answer);
  fill('Email', email);
  press('Send the link');
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        title: 'Error',
        description: 'The mail could not be sent. Please wait a minute and try again.',
        kind: 'destructive',
      },
    ]),
  );
  expect(field('Email')).toHaveValue(email);
  await waitFor(() => expect(button('Send the link')).toBeEnabled());
});
