import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const remove = fn();

function RemoveNote() {
  return (
    <Dialog>
      <DialogTrigger disableButtonEnhancement>
        <Button>Delete note</Button>
      </DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Delete this note?</DialogTitle>
          <DialogContent>It cannot be brought back.</DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button>Keep it</Button>
            </DialogTrigger>
            <DialogTrigger disableButtonEnhancement>
              <Button appearance="primary" onClick={remove}>
                Delete note
              </Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const open = async () => {
  screen.getByRole('button', { name: 'Delete note' }).click();
  return screen.findByRole('dialog', { name: 'Delete this note?' });
};

/** Waits until the dialog is closed and the page is no longer hidden from screen readers. */
const closed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('button', { name: 'Delete note' });
};

/**
 * A question that must be answered first. Fluent's components, unchanged.
 *
 * - For irreversible actions. Do reversible ones immediately, with "Undo" in a toast.
 * - The title asks a question; the buttons answer with a verb ("Delete note", "Keep it"), never "OK".
 * - The focus moves into the dialog, stays there, and returns afterwards. Escape always means "no".
 */
const meta = {
  title: 'dialogs/Dialog',
  component: RemoveNote,
  beforeEach: () => void remove.mockClear(),
} satisfies Meta<typeof RemoveNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The focus is inside the dialog. */
export const Open: Story = {
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Escape changes nothing and restores the focus. */
export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete note' });
    trigger.focus();
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete note' }));
    await expect(remove).toHaveBeenCalledTimes(1);
    await closed();
  },
};
