import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';
import type { TextRule } from '../submitting/use-checked-text.ts';

const rule: TextRule = {
  safeParse: (text) =>
    text.trim().length >= 2
      ? { success: true, data: text.trim() }
      : { success: false, error: { issues: [{ message: 'Type at least 2 letters.' }] } },
};

/**
 * A search with one field. The first submit checks the text, from then on every change does.
 *
 * - `count` shows the number of characters, in the field for short texts and below it for sentences.
 * - `needsText` disables the button while the field is blank.
 */
const meta = {
  title: 'forms/SearchForm',
  component: SearchForm,
  args: { name: 'Harbour', label: 'Lamp', placeholder: 'A lamp', rule, maxLength: 40, onSubmit: fn() },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Counted: Story = { args: { initial: 'The green lamp', count: 'below', appearance: 'secondary' } };

export const NeedsText: Story = { args: { count: 'below', needsText: true, font: 'sans' } };

export const Busy: Story = { args: { initial: 'The green lamp', busy: true } };

/** The message goes as soon as the text is right, and Enter sends the text without its spaces. */
export const Corrected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lamp' }), 'x{Enter}');
    await expect(canvas.getByText('Type at least 2 letters.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lamp' }), 'y {Enter}');
    await expect(canvas.queryByText('Type at least 2 letters.')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledWith('xy');
  },
};
