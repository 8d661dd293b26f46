import { Button } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChevronRight20Regular, Dismiss20Regular } from '../icons.ts';

/**
 * Does something here and now. Fluent's, as it is.
 *
 * - Primary: the one thing this screen is for. At most one in view; everything else is default or subtle.
 * - Say what it does, with a verb: "Save study", not "OK".
 * - While it works it is disabled and says so ("Saving…"), so that a second press does nothing and nothing jumps.
 * - What goes to another address is a `LinkButton`.
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

/** What the screen is for. */
export const Primary: Story = { args: { appearance: 'primary' } };

/** Beside a text, without drawing the eye. */
export const Subtle: Story = { args: { appearance: 'subtle' } };

/** In rows of many. */
export const Small: Story = { args: { size: 'small' } };

export const WithIcon: Story = {
  args: { icon: <ChevronRight20Regular />, iconPosition: 'after', children: 'Next chapter' },
};

/** The name is for the ear; the shape has to be known by everyone (a cross, a chevron). */
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

/** At work: it says so, and does not answer a second press. */
export const Busy: Story = { args: { appearance: 'primary', disabled: true, children: 'Saving…' } };

/** Where the focus is, it shows. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save study' })).toHaveFocus();
  },
};
