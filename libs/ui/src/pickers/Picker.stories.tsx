import { makeStyles } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Picker } from './Picker.tsx';

const useStyles = makeStyles({ place: { width: '240px' } });

const chapters = Array.from({ length: 150 }, (_, index) => ({
  value: String(index + 1),
  label: `Chapter ${index + 1}`,
}));
const books = ['Harbour', 'Lanterns', 'First Orchards', 'Second Orchards', 'Weavers'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

/**
 * A dropdown to select one value from a list.
 *
 * - For more than five values; for fewer, use a `RadioGroup`.
 * - It is the browser's own, with its keys and, on a phone, its list. Where the browser lets its look be changed, the
 *   list has the theme, is never taller than 400 px or 60 % of the window, and scrolls.
 * - An option may have a `description`: a few words after its label, for whoever does not know the names.
 * - Short labels may be laid out in `columns`: many numbers are then seen at once. Options may be grouped under headings
 *   (`group`).
 * - The label is for screen readers; the placeholder shows while nothing is selected. Both name the value ("Book"), not
 *   "Select…".
 */
const meta = {
  component: Picker,
  args: { label: 'Book', placeholder: 'Book', options: books, value: undefined, onChange: fn() },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <Picker
        {...args}
        className={useStyles().place}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected yet. */
export const Empty: Story = {};

export const WithValue: Story = { args: { value: 'weavers' } };

export const Disabled: Story = {
  args: { label: 'Chapter', placeholder: 'Chapter', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Chapter' })).toBeDisabled();
  },
};

/** Selects a name, once. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Book' });
    await userEvent.selectOptions(field, 'First Orchards');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('first orchards');
    await expect(field).toHaveDisplayValue('First Orchards');
  },
};

/** The longest list scrolls and does not cover the page. */
export const LongList: Story = {
  args: { label: 'Chapter', placeholder: 'Chapter', options: chapters, value: '119' },
};

/** Each option says in a few words what it is; the closed picker shows its label only. */
export const WithDescriptions: Story = {
  args: { options: books.map((option) => ({ ...option, description: `All about ${option.value}` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Book' }),
      canvas.getByRole('option', { name: 'Weavers · All about weavers' }),
    );
    await expect(canvas.getByText('Weavers')).toBeVisible();
  },
};

/** Numbers stand beside each other. */
export const InColumns: Story = {
  args: {
    label: 'Chapter',
    placeholder: 'Chapter',
    columns: 5,
    options: chapters.map(({ value }) => ({ value, label: value })),
    value: '12',
  },
};

/** Names in two columns, below headings. */
export const InGroups: Story = {
  args: {
    columns: 2,
    options: books.map((option, index) => ({ ...option, group: index < 3 ? 'First part' : 'Second part' })),
  },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('group', { name: 'Second part' }));
    await expect(part.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Second Orchards',
      'Weavers',
    ]);
  },
};
