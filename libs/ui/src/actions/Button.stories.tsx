import { Button } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChevronRight20Regular, Dismiss20Regular } from '../icons.ts';

/**
 * Performs an action. Fluent's component, unchanged.
 *
 * - Primary: the main action of the screen. At most one in view; all others are default or subtle.
 * - Label it with a verb: "Save study", not "OK".
 * - While busy it is disabled and labelled "Saving…", so that a second press has no effect and the layout is stable.
 * - To navigate, use a `LinkButton`.
 */
const meta = { component: Button, args: { children: 'Save study', onClick: fn() } } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save study' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The main action of the screen. */
export const Primary: Story = { args: { appearance: 'primary' } };

/** Next to text, without drawing attention. */
export const Subtle: Story = { args: { appearance: 'subtle' } };

/** For rows with many buttons. */
export const Small: Story = { args: { size: 'small' } };

export const WithIcon: Story = {
  args: { icon: <ChevronRight20Regular />, iconPosition: 'after', children: 'Next chapter' },
};

/** The label is for screen readers; the icon must be widely known (a cross, a chevron). */
export const IconAlone: Story = {
  args: { icon: <Dismiss20Regular />, appearance: 'subtle', 'aria-label': 'Dismiss', children: undefined },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save study' })).toBeDisabled();
  },
};

export const PrimaryDisabled: Story = { args: { appearance: 'primary', disabled: true } };

/** Busy: the label says so, and a second press has no effect. */
export const Busy: Story = { args: { appearance: 'primary', disabled: true, children: 'Saving…' } };

/** The focus is visible. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save study' })).toHaveFocus();
  },
};
