import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

/**
 * A password field with a button to show the password.
 *
 * - Set `autoComplete`: `current-password` to sign in, `new-password` to choose a new one.
 * - Pasting and password managers work.
 * - For a new password, put a `RuleList` below it, so that users know the rules in advance.
 */
const meta = { component: PasswordField, args: { label: 'Password', autoComplete: 'current-password' } } satisfies Meta<
  typeof PasswordField
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'lamp and oil' } };

/** The button shows the password and hides it again. */
export const Shown: Story = {
  args: { defaultValue: 'lamp and oil' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const Invalid: Story = {
  args: { autoComplete: 'new-password', defaultValue: 'short', error: 'Password must be at least 8 characters' },
};

export const Disabled: Story = { args: { disabled: true } };
