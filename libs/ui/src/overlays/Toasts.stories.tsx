import { Button } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Toasts } from './Toasts.tsx';
import { useToasts, type ToastMessage } from './use-toasts.tsx';

function Shown({ messages }: { messages: readonly ToastMessage[] }) {
  const { show } = useToasts();
  return (
    <>
      <Button onClick={() => messages.forEach(show)}>Show</Button>
      <Toasts />
    </>
  );
}

const saved: ToastMessage = { title: 'Study saved', description: 'It is in your journal.', kind: 'success' };
const failed: ToastMessage = {
  title: 'Error',
  description: 'The study could not be saved. It is still on this page.',
  kind: 'destructive',
};

const shown = (title: string) => screen.findByText(title);
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

/** Running toast timers. Fluent times toasts with an animation, which a test can finish early. */
const runningWaits = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-timer-status'));

/**
 * A message that needs no response. Announced politely, or assertively for a failure.
 *
 * - Call `useToasts` anywhere; render `Toasts` once per page, in the shell.
 * - The title says what happened; the description gives the consequence.
 * - It closes after five seconds; a failure, or one with an action, after ten. A failure with an action stays until the
 *   next success or navigation.
 * - The same message replaces the one on the screen, but no success with an action; of others, the three newest are
 *   shown, on a phone the newest. One with an action goes only for others with one.
 * - It comes at the top of the window, or at the bottom while the button of a form is at the top.
 * - An action must not be the only way to do something: the toast may be gone by then.
 * - To replace part of the page, use a `Notice`, not a toast.
 */
const meta = {
  title: 'overlays/Toasts',
  component: Shown,
  args: { messages: [saved] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByRole('button', { name: 'Close' });
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Info: Story = {
  args: { messages: [{ title: 'A new version is here', description: 'It comes with the next page.' }] },
};

export const Failure: Story = { args: { messages: [failed] } };

/** The description is optional. */
export const TitleAlone: Story = { args: { messages: [{ title: 'Copied', kind: 'success' }] } };

/** The action runs once and closes the toast. */
export const WithAction: Story = {
  args: {
    messages: [
      {
        title: 'Highlight removed',
        description: 'It was yellow.',
        kind: 'success',
        action: { label: 'Undo', run: fn() },
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await shown('Highlight removed');
    await expect(screen.getByText(/^It was yellow/)).toHaveTextContent('It was yellow. Undo');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.messages[0]?.action?.run).toHaveBeenCalledTimes(1);
    await gone('Highlight removed');
  },
};

export const Closing: Story = {
  args: { messages: [failed] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await shown('Error');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('Error');
  },
};

const retry = { label: 'Try again', run: fn() };

/** A toast closes by itself; a failure with an action stays until it is closed. */
export const Leaving: Story = {
  args: { messages: [saved, { ...failed, title: 'Without an action' }, { ...failed, action: retry }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await shown('Study saved');
    await shown('Error');
    const waits = runningWaits();
    await expect(waits.map((wait) => wait.effect?.getTiming().duration)).toEqual([10_000, 5_000]);
    waits.forEach((wait) => wait.finish());
    await gone('Study saved');
    await gone('Without an action');
    await expect(screen.getByText('Error')).toBeVisible();
  },
};
