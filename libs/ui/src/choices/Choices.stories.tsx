import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Choices } from './Choices.tsx';

/** A few options that are all in view, such as the size of the text. */
const meta = {
  component: Choices,
  args: {
    'aria-label': 'Font size',
    options: [
      { value: 'small', label: 'Small' },
      { value: 'large', label: 'Large' },
    ],
    value: 'small',
    onChange: fn(),
  },
} satisfies Meta<typeof Choices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await expect(args.onChange).toHaveBeenCalledWith('large');
  },
};
