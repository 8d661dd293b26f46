import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingText } from './Status.tsx';

/**
 * Text is on its way: its shape for the eye, a sentence for the ear.
 *
 * - As many lines as will come, so that nothing jumps when they do.
 * - Where the specification shows the sentence ("Loading Scripture..."), hand it in as `visibleLabel`; the label is then not said twice.
 * - A `Spinner` instead where nothing has a shape yet, or inside a button.
 */
const meta = { component: LoadingText, args: { label: 'Loading Scripture...' } } satisfies Meta<typeof LoadingText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Scripture...');
  },
};

/** A verse, not a chapter. */
export const TwoLines: Story = { args: { label: 'Loading the verse of the day', lines: 2 } };

export const WithVisibleLabel: Story = { args: { visibleLabel: <p>Loading Scripture...</p> } };
