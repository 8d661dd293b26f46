import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/**
 * Selects one of a few visible options. Fluent's `RadioGroup` and `Radio`, unchanged.
 *
 * - Up to five choices; for more, use a `Picker`.
 * - The group needs a label: a `Field`, or `aria-labelledby` pointing to a heading.
 * - One option is always selected, initially the default.
 * - A selection applies immediately, and the arrow keys change it.
 */
const meta = {
  component: RadioGroup,
  subcomponents: { Radio },
  args: { onChange: fn(), defaultValue: 'medium' },
  render: (args) => (
    <Field label="Font Size">
      <RadioGroup {...args}>
        <Radio value="small" label="Small" />
        <Radio value="medium" label="Medium" />
        <Radio value="large" label="Large" />
      </RadioGroup>
    </Field>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Font Size' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Large'));
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** In settings, where there is enough width. */
export const Horizontal: Story = { args: { layout: 'horizontal' } };

export const Disabled: Story = { args: { disabled: true } };

/** One option is unavailable. */
export const OneDisabled: Story = {
  render: (args) => (
    <Field label="Theme">
      <RadioGroup {...args} defaultValue="light">
        <Radio value="light" label="Light" />
        <Radio value="dark" label="Dark" disabled />
      </RadioGroup>
    </Field>
  ),
};

export const Invalid: Story = {
  args: { defaultValue: undefined },
  render: (args) => (
    <Field label="What is it about?" validationMessage="Please choose one">
      <RadioGroup {...args}>
        <Radio value="question" label="A question" />
        <Radio value="prayer" label="A prayer request" />
      </RadioGroup>
    </Field>
  ),
};
