import { useHost } from '@berea/shell-api';
import {
  json,
  renderInShell,
  testKey,
  testSession,
  unreachable,
  type Call,
  type Routes,
} from '@berea/shell-api/testing';
import type { ContactForm, PrayerForm } from '@berea/validation';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useSendContact, useSendPrayer } from './contact.ts';
import { useDeleteAccount } from './delete-account.ts';

const path = '/functions/v1/send-contact-email';
const message: ContactForm = {
  name: 'Lydia',
  email: 'lydia@thyatira.example',
  subject: 'Purple',
  message: 'Come to my house.',
};

/** A screen with buttons to sign in, send a message, send a prayer request and delete the account. */
function Person({ prayer = { message: 'Pray for us.' } }: { prayer?: PrayerForm }) {
  const host = useHost();
  const [user, setUser] = useState('nobody');
  const contact = useSendContact();
  const pray = useSendPrayer();
  const leave = useDeleteAccount();
  const outcome = [contact, pray, leave].map(({ status, error }) => error?.message ?? status).join(' ');
  return (
    <>
      <button
        onClick={() =>
          void host
            .client()
            .then(({ auth }) => auth.signInWithPassword({ email: message.email, password: 'Purple-1' }))
            .then(({ data }) => setUser(data.user?.email ?? ''))
        }
      >
        sign in
      </button>
      <button onClick={() => contact.mutate({ type: 'contact', ...message })}>write</button>
      <button onClick={() => pray.mutate(prayer)}>pray</button>
      <button onClick={() => leave.mutate(' Purple-1 ')}>leave</button>
      <p>{user}</p>
      <output>{outcome}</output>
    </>
  );
}

const taken = () => json({ success: true });
const show = (answer: Routes[string] = taken, prayer?: PrayerForm) =>
  renderInShell(<Person prayer={prayer} />, {
    routes: { [path]: answer, '/functions/v1/delete-account': answer, '/auth/v1/token': () => json(testSession) },
  });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(text), 5_000);

async function signIn(): Promise<void> {
  press('sign in');
  await screen.findByText(message.email);
}

/** Everything a request sends over the network, as one string. */
const wire = ({ url, headers, body }: Call): string => JSON.stringify([url.href, [...headers], body]);

it('sends a contact message in the format of call 24, with the session token when signed in', async () => {
  const { calls } = show();
  press('write');
  await shown('success idle idle');
  expect(calls[0]).toMatchObject({ method: 'POST', body: { type: 'contact', ...message } });
  await signIn();
  press('write');
  await vi.waitFor(() => expect(calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`));
});

it('sends the name of a prayer request when it is given', async () => {
  const { calls } = show(taken, { name: ' Lydia ', message: 'Pray for us.' });
  press('pray');
  await shown('idle success idle');
  expect(calls[0]?.body).toEqual({ type: 'prayer', name: 'Lydia', message: 'Pray for us.' });
});

it.each([undefined, '', '  ', 'Anonymous'])(
  'security: a prayer request without a name (%j) contains no data of the signed-in user',
  async (name) => {
    const { calls } = show(taken, { name, message: 'Pray for us.' });
    await signIn();
    for (const times of [1, 2]) {
      press('pray');
      await vi.waitFor(() => expect(calls.filter(({ url }) => url.pathname === path)).toHaveLength(times));
      await shown('idle success idle');
    }
    for (const prayer of calls.filter(({ url }) => url.pathname === path)) {
      expect(prayer.body).toEqual({ type: 'prayer', name: 'Anonymous', message: 'Pray for us.' });
      expect(prayer.headers.get('apikey')).toBe(testKey);
      expect([null, `Bearer ${testKey}`]).toContain(prayer.headers.get('authorization'));
      for (const trace of [testSession.access_token, testSession.refresh_token, testSession.user.id, message.email])
        expect(wire(prayer)).not.toContain(trace);
    }
  },
);

it.each([
  ['in a success response', () => json({ error: 'Nothing was stored.' }), 'Nothing was stored.'],
  [
    'in an error response',
    () => json({ error: 'Too many messages.', code: 'rate_limited' }, 429),
    'Too many messages.',
  ],
  ['because no response arrives', unreachable, 'No response arrived.'],
])('an error %s counts as a failure and is not retried', async (_, answer, text) => {
  const { calls } = show(answer);
  press('write');
  await shown(`${text} idle idle`);
  expect(calls).toHaveLength(1);
});

it('fails instead of waiting when the browser is offline', async () => {
  act(() => void dispatchEvent(new Event('offline')));
  show(unreachable);
  press('pray');
  expect(await screen.findByText('idle No response arrived. idle')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
});

it('deletes the account with the session token and the untrimmed password', async () => {
  const { calls } = show();
  await signIn();
  press('leave');
  await shown('idle idle success');
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { password: ' Purple-1 ' } });
  expect(calls.at(-1)?.url.pathname).toBe('/functions/v1/delete-account');
  expect(calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
});
