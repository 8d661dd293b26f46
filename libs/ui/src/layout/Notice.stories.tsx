import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';
import { Notice } from './Notice.tsx';

/**
 * Something went wrong, in place of what should be here. It is read out as soon as it appears.
 *
 * - Say what happened and what to do about it, in the words of the reader, not of the machine.
 * - Offer the retry whenever trying again can help, and keep the button while it runs.
 * - An error's own words go into `detail`: they are for the person who reports it.
 * - A failure of something that is *not* in view belongs into a toast.
 */
const meta = {
  component: Notice,
  args: {
    title: 'The chapter could not be loaded',
    children: 'The connection was lost on the way. Your place is kept.',
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to do but know. */
export const Plain: Story = {};

/** A sentence is enough where the heading would only repeat it. */
export const WithoutTitle: Story = { args: { title: undefined } };

/** The button calls for another try, once per press. */
export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chapter could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** While it is being tried again, a second press does nothing. */
export const Retrying: Story = {
  args: { onRetry: fn(), retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trying again…' })).toBeDisabled();
  },
};

/** Another way on beside the retry, and what the machine said. */
export const WithDetailAndActions: Story = {
  args: {
    onRetry: fn(),
    detail: 'HTTP 503 from /functions/v1/chapter-of-the-day',
    actions: <LinkButton href="/">Back to Home</LinkButton>,
  },
};
