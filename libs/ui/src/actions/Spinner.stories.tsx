import { Spinner } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Something takes a moment, and has no shape yet. Fluent's, as it is.
 *
 * - Give it a label that says what is awaited, seen or as `aria-label`.
 * - Where text will come, `LoadingText` keeps its room instead.
 * - Nothing that takes less than a third of a second needs it.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = { args: { label: 'Looking up your account…' } };

/** The label beside it instead of below. */
export const InALine: Story = { args: { label: 'Looking up your account…', labelPosition: 'after', size: 'tiny' } };

/** Only heard. */
export const WithoutLabel: Story = {
  args: { 'aria-label': 'Looking up your account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Looking up your account' })).toBeVisible();
  },
};
