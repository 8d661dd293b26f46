import { Field, Input } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * A label, a control and its error message. Fluent's component, which associates them for screen readers.
 *
 * - Wrap every form control in one. A placeholder is not a label: it disappears when the user types.
 * - Show one message at a time, the first that applies, and remove it when the field is edited.
 * - A hint states the requirement *before* an error occurs: "At least 8 characters".
 * - Do not show errors before the first attempt to submit.
 */
const meta = {
  component: Field,
  args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: {
    label: 'Password',
    hint: 'At least 8 characters',
    children: <Input type="password" autoComplete="new-password" />,
  },
};

/** Shown in red with an icon, and announced with the field. */
export const Invalid: Story = {
  args: {
    validationMessage: 'Please enter a valid email address',
    children: <Input type="email" defaultValue="not yet" />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

/** A success message, when a requirement is now met. */
export const Valid: Story = {
  args: {
    validationState: 'success',
    validationMessage: 'Long enough',
    label: 'Password',
    children: <Input type="password" defaultValue="eight or more" />,
  },
};

export const Disabled: Story = { args: { children: <Input disabled defaultValue="ruth@example.org" /> } };
