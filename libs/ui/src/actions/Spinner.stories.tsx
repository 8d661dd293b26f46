import { Spinner } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Indicates loading when the shape of the content is unknown. Fluent's component, unchanged.
 *
 * - Give it a label that says what is loading, visible or as `aria-label`.
 * - For text, use `LoadingText`, which reserves the space.
 * - Not needed for anything faster than a third of a second.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = { args: { label: 'Looking up your account…' } };

/** The label after the spinner instead of below it. */
export const InALine: Story = { args: { label: 'Looking up your account…', labelPosition: 'after', size: 'tiny' } };

/** The label is for screen readers only. */
export const WithoutLabel: Story = {
  args: { 'aria-label': 'Looking up your account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Looking up your account' })).toBeVisible();
  },
};
