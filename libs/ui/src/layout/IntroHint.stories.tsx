import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IntroHint } from './IntroHint.tsx';

/**
 * Explains what a page is for and how to use it. Shown before the first control until the user dismisses it, then never
 * again in this browser.
 *
 * - Two or three sentences. Information needed on every visit belongs in the page.
 */
const meta = {
  title: 'layout/IntroHint',
  component: IntroHint,
  args: {
    name: 'bible',
    onDismiss: fn<() => void>(),
    label: 'How to use the lanterns',
    children: 'Choose a lantern and a wick. Turn the small wheel to the left for less light. The ? key lists all keys.',
  },
} satisfies Meta<typeof IntroHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Dismissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this hint' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
