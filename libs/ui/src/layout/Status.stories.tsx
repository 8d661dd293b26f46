import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingText } from './Status.tsx';

/**
 * Placeholder for loading text: a visible skeleton and a sentence for screen readers.
 *
 * - Use the expected number of lines, so that the layout does not shift.
 * - If the specification shows the sentence ("Loading Scripture..."), pass it as `visibleLabel`; it is then announced
 *   only once.
 * - Use a `Spinner` when the shape is unknown, or inside a button.
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
