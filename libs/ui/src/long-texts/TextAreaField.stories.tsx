import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextAreaField } from './TextAreaField.tsx';

/**
 * A multi-line text field with label, and a counter if the length is limited.
 *
 * - The counter shows the characters used; the field does not accept more than the limit.
 * - The text is kept until it is sent: a failure never clears it.
 */
const meta = { component: TextAreaField, args: { label: 'Message' } } satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Counts as the user types and stops at the limit. */
export const WithCounter: Story = {
  render: function Counted(args) {
    const [text, setText] = useState('The gate is');
    return (
      <TextAreaField
        {...args}
        value={text}
        onChange={(_, { value }) => setText(value)}
        count={{ length: text.length, max: 20 }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('11/20 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message'), ' open all night');
    await expect(canvas.getByText('20/20 characters')).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toHaveValue('The gate is open all');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'Hm.', error: 'Message must be at least 10 characters', count: { length: 3, max: 1000 } },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'On its way.' } };
