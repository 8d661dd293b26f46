import { Field, Input } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * A label, its control, and what is wrong with it. Fluent's: it ties the three together for the ear.
 *
 * - Every control of a form stands in one. A placeholder is no label: it is gone when it is needed.
 * - One message at a time, the first that holds, and it goes as soon as the field is edited.
 * - A hint says what is asked *before* it is wrong: "At least 8 characters".
 * - Nothing is marked wrong before the first attempt to send.
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

/** Said in red, with a sign, and read out with the field. */
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

/** It is right, and that is worth saying: a rule that was open is met. */
export const Valid: Story = {
  args: {
    validationState: 'success',
    validationMessage: 'Long enough',
    label: 'Password',
    children: <Input type="password" defaultValue="eight or more" />,
  },
};

export const Disabled: Story = { args: { children: <Input disabled defaultValue="ruth@example.org" /> } };
