import type { Care } from '@berea/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CareHelp } from './CareHelp.tsx';

const care: Care = {
  kind: 'abuse',
  title: 'You deserve to be safe',
  message:
    'It is good that you said it. What is done to you is not your fault. If there is danger now, go to where other people are.',
  resources: [
    {
      name: 'Emergency services',
      for: 'Anyone in danger now',
      kinds: ['abuse', 'self-harm'],
      country: 'GB',
      phone: '000',
    },
    {
      name: 'The harbour line',
      for: 'Anyone who is hurt at home',
      kinds: ['abuse'],
      country: 'GB',
      phone: '01 23 45',
      hours: 'Day and night',
      text: { number: '54321', message: 'HARBOUR' },
      web: 'https://harbour.example/',
    },
    {
      name: 'The lantern line',
      for: 'Anyone who cannot sleep',
      kinds: ['self-harm'],
      country: 'IE',
      text: { number: '12345' },
    },
    {
      name: 'Lines of the world',
      for: 'A list of services in every country',
      kinds: ['abuse', 'self-harm'],
      country: 'international',
      web: 'https://lines.example/',
    },
  ],
};

/**
 * Help at the top of a page that answers a person in danger.
 *
 * - The title is the page heading and gets the focus; a screen reader then reads the message.
 * - The emergency number comes before the message, so that a phone shows both without scrolling.
 * - Calls and texts are buttons. The website of a service is a link.
 * - The country comes from the browser's languages and can be changed.
 * - Where danger is only possible, it is a strip (`compact`): the number, and "More help" opens the rest.
 * - For abuse, a button leaves the page quickly. It stays in view.
 */
const meta = { title: 'care/CareHelp', component: CareHelp, args: { care, onLeave: fn() } } satisfies Meta<
  typeof CareHelp
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACountry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Services in' }), 'United Kingdom');
    await expect(canvas.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
    await expect(canvas.getByRole('link', { name: 'Call 01 23 45' })).toHaveAttribute('href', 'tel:012345');
    await expect(canvas.getByRole('link', { name: 'Text HARBOUR to 54321' })).toHaveAttribute(
      'href',
      'sms:54321?&body=HARBOUR',
    );
    await expect(canvas.getByRole('link', { name: 'Website of The harbour line' })).toBeVisible();
    const message = canvas.getByText(/^It is good that you said it/);
    const call = canvas.getByRole('link', { name: 'Call 000' });
    await expect(call.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave this page quickly' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

/** A country that is not in the list. */
export const Elsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Services in' }), 'Another country');
    await expect(await canvas.findByText(/Call your local emergency number/)).toBeVisible();
    await expect(await canvas.findByText('Lines of the world')).toBeVisible();
  },
};

export const SelfHarm: Story = {
  args: { care: { ...care, kind: 'self-harm', title: 'You are not alone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Services in' }), 'Ireland');
    await expect(canvas.getByRole('link', { name: 'Text 12345' })).toHaveAttribute('href', 'sms:12345');
    await expect(canvas.queryByRole('button', { name: 'Leave this page quickly' })).toBeNull();
  },
};

/** Danger is only possible: one or two lines above an ordinary answer. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You deserve to be safe' })).toHaveFocus();
    await expect(canvas.getByText('Lines of the world')).not.toBeVisible();
    await expect(canvasElement.querySelector('section')!.getBoundingClientRect().height).toBeLessThan(170);
    await userEvent.click(canvas.getByText('More help'));
    await expect(canvas.getByText('Lines of the world')).toBeVisible();
    await expect(canvas.getByText(/^It is good that you said it/)).toBeVisible();
  },
};
