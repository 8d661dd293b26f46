import { Field, Textarea } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * A multi-line text field. Fluent's component, unchanged.
 *
 * - Always inside a `Field`. If the length is limited, the field's hint shows the remaining characters.
 * - Use `resize="vertical"`, so that users can adjust the height.
 * - The text is kept until it is sent: a failure never clears it.
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

/** Shows the remaining characters. */
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
