import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

/**
 * A password that may be looked at.
 *
 * - `autoComplete` says which one it is: `current-password` to sign in, `new-password` to choose one.
 * - Pasting works, and so do password managers.
 * - Choosing one: put a `RuleList` below it, so that the rules are known before they are broken.
 */
const meta = { component: PasswordField, args: { label: 'Password', autoComplete: 'current-password' } } satisfies Meta<
  typeof PasswordField
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'lamp and oil' } };

/** What was typed is shown, and hidden again. */
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
