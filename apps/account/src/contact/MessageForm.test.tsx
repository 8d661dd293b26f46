import { json, testSession, unreachable, type Routes } from '@berea/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { askedOf, field, fill, open, press, pressTwice, problem } from '../testing/account.tsx';

const path = '/functions/v1/send-contact-email';
const good = {
  'Your Name': 'Lydia',
  'Your Email': 'lydia@thyatira.example',
  Subject: 'Purple',
  Message: 'Come to my house.\n\nAnd stay.',
};
type Label = keyof typeof good;
const labels = Object.keys(good) as Label[];
const emailOf = (length: number) => `${'x'.repeat(length - '@b.example'.length)}@b.example`;

beforeEach(() => sessionStorage.clear());

function submit(typed: Partial<Record<Label, string>> = {}, answer: Routes[string] = () => json({ success: true })) {
  const stage = open('/contact', { [path]: answer }, testSession);
  for (const label of labels) fill(label, typed[label] ?? good[label]);
  press('Send Message');
  return stage;
}

const problems = () =>
  Object.fromEntries(labels.flatMap((label) => (problem(label) === undefined ? [] : [[label, problem(label)]])));
const values = () => labels.map((label) => field(label).value);

describe('a message', () => {
  it.each<[Label, string, string]>([
    ['Your Name', '', 'Name is required'],
    ['Your Name', '   ', 'Name is required'],
    ['Your Name', 'x'.repeat(101), 'At most 100 characters'],
    ['Your Email', '', 'Invalid email address'],
    ['Your Email', 'lydia', 'Invalid email address'],
    ['Your Email', emailOf(256), 'At most 255 characters'],
    ['Subject', '', 'Subject is required'],
    ['Subject', 'x'.repeat(201), 'At most 200 characters'],
    ['Message', '', 'Message is required'],
    ['Message', ' \n ', 'Message is required'],
    ['Message', 'x'.repeat(2001), 'At most 2000 characters'],
    // Header injection: control characters that a single-line field accepts and that could start a new mail header.
    ['Your Name', 'Lydia\tBcc: a@evil.example', 'Name cannot contain line breaks or other control characters'],
    ['Subject', 'Purple\u2028Bcc: a@evil.example', 'Subject cannot contain line breaks or other control characters'],
    ['Your Email', 'lydia@thyatira.example,a@evil.example', 'Invalid email address'],
  ])('is not sent with the %s %j', async (label, typed, text) => {
    const { calls, toasts } = submit({ [label]: typed });
    await waitFor(() => expect(problems()).toEqual({ [label]: text }));
    expect(field(label)).toHaveFocus();
    expect([calls, toasts]).toEqual([[], []]);
  });

  it.each<[Label, number]>([
    ['Your Name', 100],
    ['Your Email', 255],
    ['Subject', 200],
    ['Message', 2000],
  ])('may have a %s of up to %i characters', async (label, most) => {
    const { calls } = submit({ [label]: label === 'Your Email' ? emailOf(most) : 'x'.repeat(most) });
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('shows an error for each invalid field and focuses the first', async () => {
    submit({ 'Your Name': '', 'Your Email': '', Subject: '', Message: '' });
    await waitFor(() =>
      expect(problems()).toEqual({
        'Your Name': 'Name is required',
        'Your Email': 'Invalid email address',
        Subject: 'Subject is required',
        Message: 'Message is required',
      }),
    );
    expect(field('Your Name')).toHaveFocus();
  });

  it('is validated on submit and then on every change', async () => {
    open('/contact');
    fill('Your Email', 'lydia');
    expect(problems()).toEqual({});
    press('Send Message');
    await waitFor(() => expect(problem('Your Email')).toBe('Invalid email address'));
    fill('Your Email', 'lydia@thyatira');
    await waitFor(() => expect(field('Your Email')).toHaveValue('lydia@thyatira'));
    expect(problem('Your Email')).toBe('Invalid email address');
    fill('Your Email', 'lydia@thyatira.example');
    await waitFor(() => expect(problem('Your Email')).toBeUndefined());
    expect(problem('Subject')).toBe('Subject is required');
    fill('Your Email', '');
    await waitFor(() => expect(problem('Your Email')).toBe('Invalid email address'));
  });
});

describe('a submitted message', () => {
  it('takes no more text while it is being sent', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { calls, toasts } = submit({}, () => promise);
    await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
    for (const label of labels) expect(field(label)).toHaveAttribute('readonly');
    resolve(json({ success: true }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    for (const label of labels) expect(field(label)).not.toHaveAttribute('readonly');
  });

  it('is sent once when the button is clicked twice', async () => {
    const { calls, toasts } = open('/contact', { [path]: () => json({ success: true }) }, testSession);
    for (const label of labels) fill(label, good[label]);
    await pressTwice('Send Message');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(askedOf(calls, path)).toHaveLength(1);
  });

  it('is sent trimmed and leaves the form empty', async () => {
    const { calls, toasts } = submit({ 'Your Name': ' Lydia ', 'Your Email': ' lydia@thyatira.example ' });
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Thank you!', description: 'Your message has been sent successfully.', kind: 'success' },
      ]),
    );
    expect(askedOf(calls, path).map(({ method, body }) => [method, body])).toEqual([
      [
        'POST',
        { type: 'contact', name: 'Lydia', email: 'lydia@thyatira.example', subject: 'Purple', message: good.Message },
      ],
    ]);
    expect(askedOf(calls, path)[0]?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
    await waitFor(() => expect(values()).toEqual(['', '', '', '']));
    expect(problems()).toEqual({});
    // Checks the form state as well as the visible values.
    press('Send Message');
    await waitFor(() => expect(problem('Your Name')).toBe('Name is required'));
    expect(values()).toEqual(['', '', '', '']);
  });

  it.each<[string, Routes[string]]>([
    ['the network is down', unreachable],
    ['the server fails', () => json({ error: 'Internal' }, 500)],
    ['a 200 response contains an error', () => json({ error: 'Nothing was stored.' })],
    ['the rate limit is hit', () => json({ error: 'Too many messages.', code: 'rate_limited' }, 429)],
  ])('stays in the form when %s', async (_, answer) => {
    const { toasts } = submit({}, answer);
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to send message. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(values()).toEqual(Object.values(good));
  });
});
