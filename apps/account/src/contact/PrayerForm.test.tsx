import { json, testKey, testSession, testUser, unreachable, type Routes } from '@berea/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { askedOf, field, fill, open, press, pressTwice, problem } from '../testing/account.tsx';

const path = '/functions/v1/send-contact-email';
const values = () => [field('Your Name (optional)').value, field('Your Prayer Request').value];
const problems = () => [problem('Your Name (optional)'), problem('Your Prayer Request')];

beforeEach(() => sessionStorage.clear());

/** Submits a prayer request as a signed-in user. */
function submit(name: string, message: string, answer: Routes[string] = () => json({ success: true })) {
  const stage = open('/contact', { [path]: answer }, testSession);
  fill('Your Name (optional)', name);
  fill('Your Prayer Request', message);
  press('Submit Prayer Request');
  return stage;
}

describe('a prayer request', () => {
  it.each([
    ['', '', [undefined, 'Prayer request is required']],
    ['Lydia', ' \n ', [undefined, 'Prayer request is required']],
    ['', 'x'.repeat(2001), [undefined, 'At most 2000 characters']],
    ['x'.repeat(101), 'Pray for us.', ['At most 100 characters', undefined]],
    [
      'Lydia\tBcc: a@evil.example',
      'Pray for us.',
      ['Name cannot contain line breaks or other control characters', undefined],
    ],
    [
      'Lydia\u2028Bcc: a@evil.example',
      'Pray for us.',
      ['Name cannot contain line breaks or other control characters', undefined],
    ],
  ])('with the name %j and the text %j is not sent', async (name, message, wrong) => {
    const { calls, toasts } = submit(name, message);
    await waitFor(() => expect(problems()).toEqual(wrong));
    expect(field(wrong[0] ? 'Your Name (optional)' : 'Your Prayer Request')).toHaveFocus();
    expect([calls, toasts]).toEqual([[], []]);
  });

  it('takes no more text while it is being sent', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { calls, toasts } = submit('', 'Pray for us.', () => promise);
    await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
    for (const label of ['Your Name (optional)', 'Your Prayer Request'])
      expect(field(label)).toHaveAttribute('readonly');
    resolve(json({ success: true }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    for (const label of ['Your Name (optional)', 'Your Prayer Request'])
      expect(field(label)).not.toHaveAttribute('readonly');
  });

  it('is sent once when the button is clicked twice', async () => {
    const { calls, toasts } = open('/contact', { [path]: () => json({ success: true }) }, testSession);
    fill('Your Prayer Request', 'Pray for us.');
    await pressTwice('Submit Prayer Request');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(askedOf(calls, path)).toHaveLength(1);
  });

  it('may have a name of 100 characters and a text of 2000 characters', async () => {
    const { calls } = submit('x'.repeat(100), 'y'.repeat(2000));
    await waitFor(() =>
      expect(askedOf(calls, path)[0]?.body).toEqual({
        type: 'prayer',
        name: 'x'.repeat(100),
        message: 'y'.repeat(2000),
      }),
    );
  });

  it('is validated on submit and then on every change', async () => {
    submit('', '');
    await waitFor(() => expect(problem('Your Prayer Request')).toBe('Prayer request is required'));
    fill('Your Prayer Request', 'P');
    await waitFor(() => expect(problem('Your Prayer Request')).toBeUndefined());
    fill('Your Prayer Request', '');
    await waitFor(() => expect(problem('Your Prayer Request')).toBe('Prayer request is required'));
  });
});

describe('a submitted prayer request', () => {
  it.each(['', '   '])(
    'is sent as Anonymous and without the session of the user when the name is blank (%j)',
    async (name) => {
      const { calls, toasts } = submit(name, ' Pray for us. ');
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(calls.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
        ['POST', path, { type: 'prayer', name: 'Anonymous', message: 'Pray for us.' }],
      ]);
      const sent = [...calls[0]!.headers].join();
      expect(sent).toContain(testKey);
      for (const trace of [testSession.access_token, testSession.refresh_token, testUser.id, testUser.email])
        expect(sent).not.toContain(trace);
    },
  );

  it('contains the name if one is given', async () => {
    const { calls } = submit(' Lydia ', 'Pray for us.');
    await waitFor(() => expect(calls[0]?.body).toEqual({ type: 'prayer', name: 'Lydia', message: 'Pray for us.' }));
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
  });

  it('shows a thank-you toast and leaves the form empty', async () => {
    const { toasts } = submit('Lydia', 'Pray for us.');
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Thank you!', description: 'Your prayer request has been received.', kind: 'success' },
      ]),
    );
    await waitFor(() => expect(values()).toEqual(['', '']));
    expect(problems()).toEqual([undefined, undefined]);
    // Checks the form state as well as the visible values.
    press('Submit Prayer Request');
    await waitFor(() => expect(problem('Your Prayer Request')).toBe('Prayer request is required'));
    expect(values()).toEqual(['', '']);
  });

  it.each<[string, Routes[string]]>([
    ['the network is down', unreachable],
    ['the server fails', () => json({ error: 'Internal' }, 500)],
    ['a 200 response contains an error', () => json({ error: 'Nothing was stored.' })],
  ])('stays in the form when %s', async (_, answer) => {
    const { toasts } = submit('Lydia', 'Pray for us.', answer);
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to send prayer request. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(values()).toEqual(['Lydia', 'Pray for us.']);
  });
});
