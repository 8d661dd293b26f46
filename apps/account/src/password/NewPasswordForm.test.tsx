import {
  json,
  renderInShell,
  silence,
  testSession,
  testUser,
  unreachable,
  type Routes,
} from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, field, fill, press, problem, refusal } from '../testing/account.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

function show(answer: Routes[string] = () => json(testUser), askCurrent = true) {
  const onChanged = vi.fn<() => void>();
  const stage = renderInShell(<NewPasswordForm askCurrent={askCurrent} onChanged={onChanged} />, {
    routes: { '/auth/v1/user': answer },
    kept: testSession,
  });
  return { ...stage, onChanged };
}

function submit(current = 'Purple-1', chosen = 'Scarlet-2') {
  fill('Current password', current);
  fill('New password', chosen);
  press('Change password');
}

describe('the new-password form', () => {
  it('asks for the current and the new password, both with autocomplete for password managers', () => {
    show();
    expect([field('Current password').autocomplete, field('New password').autocomplete]).toEqual([
      'current-password',
      'new-password',
    ]);
    expect([field('Current password').type, field('New password').type]).toEqual(['password', 'password']);
  });

  it('ticks off the rules that the new password meets', () => {
    show();
    const ticks = () =>
      within(screen.getByRole('list', { name: 'Password rules' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    fill('New password', 'SCARLET-2');
    expect(ticks()).toEqual([
      'At least 8 characters, met',
      'At least one lowercase letter, not met yet',
      'At least one uppercase letter, met',
      'At least one number, met',
    ]);
  });

  it('sends both passwords and then clears both fields', async () => {
    const { calls, onChanged, toasts } = show();
    submit();
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(calls.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['PUT', '/auth/v1/user', expect.objectContaining({ password: 'Scarlet-2', current_password: 'Purple-1' })],
    ]);
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
    expect(toasts).toEqual([]);
    // A press while the first request is being finished is ignored.
    await waitFor(() => expect(button('Change password')).toBeEnabled());
    press('Change password');
    await waitFor(() => expect(problem('Current password')).toBe('Enter your current password'));
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  it('shows "Loading..." and is not sent twice while the request is pending', async () => {
    const { calls } = show(silence);
    submit();
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' })).toBeDisabled();
    press('Loading...');
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});

describe('new-password validation', () => {
  it.each([
    ['', 'Scarlet-2', 'Enter your current password', undefined],
    ['Purple-1', 'Scarle2', undefined, 'Password must be at least 8 characters'],
    ['Purple-1', 'Aa1'.padEnd(129, 'x'), undefined, 'Password must be less than 128 characters'],
    ['Purple-1', 'SCARLET-2', undefined, 'Password must contain at least one lowercase letter'],
    ['Purple-1', 'scarlet-2', undefined, 'Password must contain at least one uppercase letter'],
    ['Purple-1', 'Scarlet-two', undefined, 'Password must contain at least one number'],
    ['', '', 'Enter your current password', 'Password must be at least 8 characters'],
  ])('rejects current password "%s" with new password "%s"', async (current, chosen, aboutCurrent, aboutChosen) => {
    const { calls } = show();
    submit(current, chosen);
    await waitFor(() =>
      expect([problem('Current password'), problem('New password')]).toEqual([aboutCurrent, aboutChosen]),
    );
    expect(calls).toEqual([]);
  });

  it('clears only the error of the field that is edited', async () => {
    show();
    submit('', '');
    await waitFor(() => expect(problem('New password')).toBeTruthy());
    fill('New password', 'S');
    await waitFor(() => expect(problem('New password')).toBeUndefined());
    expect(problem('Current password')).toBe('Enter your current password');
  });
});

describe('an error from the auth server', () => {
  it('asks for the current password after all where the session was not opened by a recovery mail', async () => {
    const { calls } = show(refusal(400, 'current_password_required', 'No.'), false);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    fill('New password', 'Scarlet-2');
    press('Change password');
    await waitFor(() => expect(problem('Current password')).toBe('Enter your current password'));
    await waitFor(() => expect(field('Current password')).toHaveFocus());
    submit();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toMatchObject({ password: 'Scarlet-2', current_password: 'Purple-1' });
  });

  it.each([
    ['same_password', 422, 'New password', 'Choose a password that differs from the present one'],
    ['weak_password', 422, 'New password', 'This password is too weak. Choose another one'],
    ['validation_failed', 400, 'New password', 'This password is too long. Choose a shorter one'],
    ['current_password_invalid', 400, 'Current password', 'This is not your current password'],
    ['current_password_required', 400, 'Current password', 'Enter your current password'],
  ])('%s (%i) is shown under "%s", which gets the focus', async (code, status, label, text) => {
    const { onChanged, toasts } = show(refusal(status, code, 'No.'));
    submit();
    await waitFor(() => expect(problem(label)).toBe(text));
    expect(field(label)).toHaveFocus();
    expect([field('Current password').value, field('New password').value]).toEqual(['Purple-1', 'Scarlet-2']);
    expect(toasts).toEqual([]);
    fill(label, 'Purple-12');
    await waitFor(() => expect(problem(label)).toBeUndefined());
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each<[string, Routes[string]]>([
    ['the server fails', refusal(500, 'unexpected_failure', 'Unexpected failure')],
    ['the network is down', unreachable],
  ])('is shown as a toast when %s', async (_, answer) => {
    const { onChanged, toasts } = show(answer);
    submit();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Your password could not be changed. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(field('New password')).toHaveValue('Scarlet-2');
    await waitFor(() => expect(button('Change password')).toBeEnabled());
    expect(onChanged).not.toHaveBeenCalled();
  });
});
