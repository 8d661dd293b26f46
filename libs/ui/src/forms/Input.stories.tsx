import { Field, Input } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Search24Regular } from '../icons.ts';

/**
 * One line of text. Fluent's component, unchanged.
 *
 * - Always inside a `Field`, which provides its label.
 * - Set `type` and `autoComplete`, so that keyboards, password managers and browsers can help.
 * - Never block pasting.
 */
const meta = {
  component: Input,
  args: { onChange: fn() },
  render: (args) => (
    <Field label="Your name">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Lydia');
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Lydia');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

/** An example value, not a replacement for the label. */
export const Placeholder: Story = { args: { placeholder: 'as people call you' } };

export const Filled: Story = { args: { defaultValue: 'Lydia of the purple cloth' } };

export const WithIcon: Story = {
  args: { contentBefore: <Search24Regular />, placeholder: 'love', type: 'search' },
  render: (args) => (
    <Field label="Find a word">
      <Input {...args} />
    </Field>
  ),
};

export const Invalid: Story = {
  args: { defaultValue: '7' },
  render: (args) => (
    <Field label="Your name" validationMessage="Name must be at least 2 characters">
      <Input {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lydia' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'lydia@example.org' } };
