import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

/**
 * One line of text with its label and its error: what a form is made of.
 *
 * - Takes what react-hook-form's `register` returns, and the first message of the field as `error`.
 * - Say what it holds (`type`, `autoComplete`), so that keyboards, password managers and browsers can help.
 * - The hint says what is asked before it is wrong; an error takes its place.
 * - Several lines: `TextAreaField`. A password: `PasswordField`.
 */
const meta = {
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'We answer to this address' } };

/** The error stands where the hint stood, and is read out with the field. */
export const Invalid: Story = {
  args: { hint: 'We answer to this address', error: 'Please enter a valid email address', defaultValue: 'not yet' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(canvas.queryByText('We answer to this address')).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'lydia@example.org' } };
