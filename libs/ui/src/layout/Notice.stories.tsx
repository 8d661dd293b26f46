import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';
import { Notice } from './Notice.tsx';

/**
 * An error message in place of missing content. Screen readers announce it immediately.
 *
 * - Say what happened and what to do about it, in plain words without technical terms.
 * - Offer a retry whenever it may help, and keep the button visible while retrying.
 * - Put what else is known in `detail`, in words for people: never the message of a library.
 * - For a failure of something *not* in view, use a toast.
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

/** Information only, without actions. */
export const Plain: Story = {};

/** Omit the heading when it would only repeat the sentence. */
export const WithoutTitle: Story = { args: { title: undefined } };

/** The button calls `onRetry` once per press. */
export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chapter could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** While retrying, a second press has no effect. */
export const Retrying: Story = {
  args: { onRetry: fn(), retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trying again…' })).toBeDisabled();
  },
};

/** An additional action next to the retry, and the technical error message. */
export const WithDetailAndActions: Story = {
  args: {
    onRetry: fn(),
    detail: 'You seem to be offline.',
    actions: <LinkButton href="/">Back to Home</LinkButton>,
  },
};
