import { Field, Textarea } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Several lines of text. Fluent's, as it is.
 *
 * - Always inside a `Field`. Where the length has a limit, the field's hint counts what is left.
 * - `resize="vertical"`: people know how much room they need.
 * - What is typed is kept until it is sent: a failure never empties it.
 */
const meta = {
  component: Textarea,
  args: { resize: 'vertical', rows: 4 },
  render: (args) => (
    <Field label="Note">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'The gate is open all night.\nWho is it open for?' } };

/** How much room is left. */
export const WithLimit: Story = {
  args: { maxLength: 1000, defaultValue: 'The gate is open all night.' },
  render: (args) => (
    <Field label="Note" hint="27 of 1000 characters">
      <Textarea {...args} />
    </Field>
  ),
};

export const Invalid: Story = {
  args: { defaultValue: 'Hm.' },
  render: (args) => (
    <Field label="Message" validationMessage="Message must be at least 10 characters">
      <Textarea {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'On its way.' } };
