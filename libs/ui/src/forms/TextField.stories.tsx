import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

/**
 * A single-line text field with label and error message.
 *
 * - Accepts the props from react-hook-form's `register`, and the field's first message as `error`.
 * - Set `type` and `autoComplete`, so that keyboards, password managers and browsers can help.
 * - The hint states the requirement in advance; an error replaces it.
 * - For several lines use `TextAreaField`; for a password, `PasswordField`.
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

/** The error replaces the hint and is announced with the field. */
export const Invalid: Story = {
  args: { hint: 'We answer to this address', error: 'Please enter a valid email address', defaultValue: 'not yet' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(canvas.queryByText('We answer to this address')).toBeNull();
  },
};

export const Counted: Story = {
  args: { label: 'Topic', type: 'text', defaultValue: 'Hope', count: { length: 4, max: 200 } },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'lydia@example.org' } };
