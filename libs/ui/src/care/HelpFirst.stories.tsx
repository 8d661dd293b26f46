import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HelpFirst } from './HelpFirst.tsx';

/**
 * A page that answers a person in danger: help, then the answer.
 *
 * - Help is shown while the answer loads, and when it fails.
 */
const meta = {
  title: 'care/HelpFirst',
  component: HelpFirst,
  args: {
    help: {
      kind: 'self-harm',
      title: 'You are not alone',
      message: 'It is good that you said it. Stay where other people are, and call one of these.',
      resources: [
        {
          name: 'The lantern line',
          for: 'Anyone who cannot sleep',
          kinds: ['self-harm'],
          country: 'international',
          phone: '123',
        },
      ],
    },
    failed: false,
    fetching: false,
    onRetry: fn(),
    children: 'The answer.',
  },
} satisfies Meta<typeof HelpFirst>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are not alone' })).toHaveFocus();
    await expect(canvas.getByText('The answer.')).toBeVisible();
  },
};

export const AnswerLoading: Story = { args: { fetching: true, children: undefined } };

export const AnswerFailed: Story = {
  args: { failed: true, children: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Call 123' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
