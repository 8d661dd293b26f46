import { json } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedOf, button, field, fill, deferredResponse, open, press } from '../testing/account.tsx';

const path = '/functions/v1/send-contact-email';
const card = (name: string) => within(screen.getByRole('region', { name }));
const labels = (name: string) =>
  card(name)
    .getAllByRole('textbox')
    .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);

beforeEach(() => sessionStorage.clear());

describe('the contact page', () => {
  it('shows its heading, introduction and both sections', () => {
    open('/contact');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Us');
    expect(document.title).toBe('Contact Us · Berea');
    expect(
      screen.getByText("We'd love to hear from you. Send us a message or share your prayer request."),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'General Questions & Feedback',
      'Submit a Prayer Request',
    ]);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('leads from its top to the form for prayer requests', async () => {
    open('/contact');
    await userEvent.click(screen.getByRole('link', { name: 'Prayer request' }));
    const heading = screen.getByRole('heading', { level: 2, name: 'Submit a Prayer Request' });
    expect(heading).toHaveFocus();
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(heading);
  });

  it('has a form for questions and feedback', () => {
    open('/contact');
    expect(labels('General Questions & Feedback')).toEqual(['Your Name', 'Your Email', 'Subject', 'Message']);
    expect(card('General Questions & Feedback').getByRole<HTMLButtonElement>('button').textContent).toBe(
      'Send Message',
    );
    expect(field('Message')).toHaveAttribute('rows', '5');
  });

  it('has a form for prayer requests, which can be anonymous', () => {
    open('/contact');
    const prayer = card('Submit a Prayer Request');
    expect(labels('Submit a Prayer Request')).toEqual(['Your Name (optional)', 'Your Prayer Request']);
    expect(field('Your Name (optional)').placeholder).toBe('Leave blank to stay anonymous');
    expect(field('Your Prayer Request')).toHaveAttribute('rows', '6');
    expect(prayer.getByText(/^All prayer requests are handled with care and confidentiality\./)).toBeInTheDocument();
    expect(prayer.getByRole('button').textContent).toBe('Submit Prayer Request');
  });

  it('security: has no form that the browser would put into the address where no script runs', () => {
    open('/contact');
    for (const form of document.forms)
      expect([form.method, form.querySelector('[name]') !== null]).toEqual(['post', true]);
  });

  it('enables autocomplete for messages but not for prayer requests', () => {
    open('/contact');
    expect(['Your Name', 'Your Email', 'Your Name (optional)'].map((label) => field(label).autocomplete)).toEqual([
      'name',
      'email',
      'off',
    ]);
    expect(field('Your Email').type).toBe('email');
  });

  it.each(['Message', 'Your Prayer Request'])('counts the characters of "%s" and limits it to 2000', (label) => {
    open('/contact');
    const counter = () => field(label).closest('div')?.parentElement?.textContent;
    expect(field(label).maxLength).toBe(2000);
    for (const length of [0, 1, 2000]) {
      fill(label, 'x'.repeat(length));
      expect(counter()).toContain(`${length}/2000 characters`);
    }
  });
});

describe('while a form is being sent', () => {
  const buttons = ['Send Message', 'Submit Prayer Request'] as const;
  const busy = (name: string) => ({
    disabled: button(name).disabled,
    spinner: button(name).querySelector('[role="progressbar"]') !== null,
  });
  const idle = { disabled: false, spinner: false };
  const pending = { disabled: true, spinner: true };

  function fillIn(name: (typeof buttons)[number]) {
    if (name === 'Submit Prayer Request') return fill('Your Prayer Request', 'Pray for us.');
    for (const [label, text] of [
      ['Your Name', 'Lydia'],
      ['Your Email', 'lydia@thyatira.example'],
      ['Subject', 'Purple'],
      ['Message', 'Come.'],
    ] as const)
      fill(label, text);
  }

  it.each([
    ['Send Message', 'Submit Prayer Request'],
    ['Submit Prayer Request', 'Send Message'],
  ] as const)('"%s" is disabled and shows a spinner, but "%s" does not', async (pressed, other) => {
    const { answer, respond } = deferredResponse();
    const { calls } = open('/contact', { [path]: answer });
    expect([busy(pressed), busy(other)]).toEqual([idle, idle]);
    fillIn(pressed);
    press(pressed);
    await waitFor(() => expect(busy(pressed)).toEqual(pending));
    expect(busy(other)).toEqual(idle);
    press(pressed);
    respond(json({ success: true }));
    await waitFor(() => expect(busy(pressed)).toEqual(idle));
    expect(askedOf(calls, path)).toHaveLength(1);
  });

  it('the other form can be sent too', async () => {
    const [first, second] = [deferredResponse(), deferredResponse()];
    const answers = [first.answer, second.answer];
    const { toasts } = open('/contact', { [path]: () => answers.shift()!() });
    for (const name of buttons) {
      fillIn(name);
      press(name);
      await waitFor(() => expect(busy(name)).toEqual(pending));
    }
    second.respond(json({ success: true }));
    await waitFor(() =>
      expect(toasts.map(({ description }) => description)).toEqual(['Your prayer request has been received.']),
    );
    expect([busy('Send Message'), busy('Submit Prayer Request')]).toEqual([pending, idle]);
    first.respond(json({ success: true }));
    await waitFor(() => expect(busy('Send Message')).toEqual(idle));
  });
});
