import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextAreaField } from './TextField.tsx';

/**
 * Several lines of text with their label, and a counter where there is a limit.
 *
 * - The counter tells how much is used; the field itself takes no more than the limit.
 * - What is typed is kept until it is sent: a failure never empties it.
 */
const meta = { component: TextAreaField, args: { label: 'Message' } } satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Counts while one types, and stops at the limit. */
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
