import { json, silence, testUser, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askedOf, button, field, fill, open, press, refusal } from '../testing/account.tsx';

const email = 'lydia@thyatira.example';

/** Signs up on a server that requires email confirmation, so it responds without a session. */
async function show(resend?: Routes[string]) {
  const stage = open('/auth', {
    '/auth/v1/signup': () => json(testUser),
    ...(resend && { '/auth/v1/resend': resend }),
  });
  press("Don't have an account? Sign Up");
  fill('Email', email);
  fill('Password', 'Purple-1');
  press('Sign Up');
  await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  return stage;
}

it('tells an unconfirmed user where the link was sent and does not sign in', async () => {
  const { address, toasts, client, container } = await show();
  expect(container.textContent).toContain(`We sent a link to ${email}. Open it to finish creating your account.`);
  expect(document.title).toBe('Check your mail · Berea');
  expect([address(), toasts, (await client.auth.getSession()).data.session]).toEqual(['/auth', [], null]);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('resends the mail to the same address with a link to the home page', async () => {
  const { calls, toasts } = await show(() => json({}));
  press('Send it again');
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Sent again', description: `Another confirmation is on its way to ${email}.`, kind: 'success' },
    ]),
  );
  const [asked] = askedOf(calls, '/auth/v1/resend');
  expect(asked?.body).toMatchObject({ type: 'signup', email });
  expect(asked?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/`);
  expect(button('Send it again')).toBeEnabled();
});

it('disables the resend button while a request is pending', async () => {
  const { calls } = await show(silence);
  press('Send it again');
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' })).toBeDisabled();
  press('Loading...');
  await waitFor(() => expect(askedOf(calls, '/auth/v1/resend')).toHaveLength(1));
});

it('asks the user to wait when the mail rate limit is hit', async () => {
  const { toasts } = await show(
    refusal(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this after 51 seconds.'),
  );
  press('Send it again');
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        title: 'Error',
        description: 'The mail could not be sent again. Please wait a minute and try once more.',
        kind: 'destructive',
      },
    ]),
  );
  expect(button('Send it again')).toBeEnabled();
});

it('returns to an empty sign-up form to correct a mistyped address', async () => {
  await show();
  press('Use another address');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Account');
  expect(field('Email')).toHaveValue('');
});
