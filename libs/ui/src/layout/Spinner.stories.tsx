import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

/**
 * Indicates loading when the shape of the content is unknown.
 *
 * - Give it a label that says what is loading. Without one it is for the eye only, as inside a button that says so.
 * - For text, use `LoadingText`, which reserves the space.
 * - Not needed for anything faster than a third of a second.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  args: { label: 'Looking up your account…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Looking up your account…' })).toBeVisible();
  },
};

/** Inside a button. */
export const Tiny: Story = { args: { tiny: true } };
