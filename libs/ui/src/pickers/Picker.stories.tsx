import { makeStyles } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
 * - The list is never taller than 400 px or 60 % of the window, and scrolls.
 * - Typing jumps to a name, arrows move, Enter selects, Escape cancels.
 * - An option may have a `description`: a few words below its label, for whoever does not know the names.
 * - Short labels may stand in `columns`: many numbers are then seen at once. Options may stand below headings (`group`).
 * - It is only a button until it is used: then its list is loaded, and what was done is done on it.
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

/** Opens, lists the names, selects the clicked one and closes. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Book' }));
    await userEvent.click(await screen.findByRole('option', { name: 'First Orchards' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('first orchards');
    await expect(canvas.getByRole('combobox', { name: 'Book' })).toHaveTextContent('First Orchards');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** With the keyboard: a letter, then Enter. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Book' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('w');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('weavers');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Escape keeps the previous value. */
export const Leaving: Story = {
  args: { value: 'harbour' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Book' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The longest list scrolls and does not cover the page. */
export const LongListOpen: Story = {
  args: { label: 'Chapter', placeholder: 'Chapter', options: chapters, value: '119' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Chapter' }));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(screen.getByRole('option', { name: 'Chapter 119' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Each option says in a few words what it is; the closed picker shows its label only. */
export const WithDescriptions: Story = {
  args: { options: books.map((option) => ({ ...option, description: `All about ${option.value}` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Book' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Weavers All about weavers' }));
    await expect(canvas.getByRole('combobox', { name: 'Book' })).toHaveTextContent(/^Weavers$/);
  },
};

/** Numbers stand beside each other, and the arrows move as they look. */
export const InColumns: Story = {
  args: {
    label: 'Chapter',
    placeholder: 'Chapter',
    columns: 5,
    options: chapters.map(({ value }) => ({ value, label: value })),
    value: '12',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Chapter' }));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    const top = (name: string) => screen.getByRole('option', { name }).getBoundingClientRect().top;
    await expect(top('11')).toBe(top('15'));
    await expect(top('16')).toBeGreaterThan(top('15'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('16');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Names in two columns, below headings. */
export const InGroups: Story = {
  args: {
    columns: 2,
    options: books.map((option, index) => ({ ...option, group: index < 3 ? 'First part' : 'Second part' })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Book' }));
    const part = await screen.findByRole('group', { name: 'Second part' });
    await expect(part).toHaveTextContent('Second OrchardsWeavers');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('first orchards');
  },
};
