import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before something that cannot be undone. Cancel and Escape mean no; a click outside is no answer. */
const meta = {
  title: 'dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete this note?',
    children: 'It cannot be brought back.',
    confirm: 'Delete',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('alertdialog', { name: 'Delete this note?' });

export const Confirming: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Cancelling: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
