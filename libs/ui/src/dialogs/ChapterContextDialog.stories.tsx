import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ChapterContextDialog } from './ChapterContextDialog.tsx';

const verses = Array.from({ length: 40 }, (_, index) => ({
  number: index + 1,
  text: `The ferryman lit lamp ${index + 1} and set it where the path divides, low, for the tired.`,
}));

/**
 * A verse in its chapter: the reference as heading, a summary of the passage, and the verses. The target verse is
 * marked and scrolled into view after 100 ms.
 *
 * - The parent passes the data: `context` is undefined while loading; `failure` is shown instead when loading failed.
 * - If the page can link to the reader, pass the link in `actions`.
 */
const meta = {
  title: 'dialogs/ChapterContextDialog',
  component: ChapterContextDialog,
  args: {
    reference: 'Lanterns 3:30',
    lang: 'en',
    onClose: fn(),
    context: {
      contextSummary: 'The river has risen, and the ferryman prepares the night.\n\nAfter the harbour chronicle.',
      verses,
      targetVerse: 30,
    },
  },
} satisfies Meta<typeof ChapterContextDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Lanterns 3:30' });

/** Scrolled to the target verse, with the summary in view. */
export const Open: Story = {
  play: async () => {
    const target = within(await dialog()).getByText(/lit lamp 30 /);
    const content = await screen.findByRole('region', { name: 'The chapter' });
    await waitFor(() => expect(content.scrollTop).toBeGreaterThan(0));
    await waitFor(() =>
      expect(target.getBoundingClientRect().bottom).toBeLessThanOrEqual(content.getBoundingClientRect().bottom),
    );
    await expect(target).toHaveAttribute('aria-current', 'true');
    const summary = screen.getByText(/^The river has risen/).getBoundingClientRect();
    const about = screen.getByRole('region', { name: 'Context' }).getBoundingClientRect();
    await expect(summary.top).toBeGreaterThanOrEqual(about.top);
    await expect(about.bottom).toBeLessThanOrEqual(content.getBoundingClientRect().top);
  },
};

/** A target of several verses: all are marked, and the first is in view. */
export const Passage: Story = {
  args: { reference: 'Lanterns 3:30-32', lastVerse: 32 },
  play: async () => {
    const marked = getComputedStyle(await screen.findByText(/lit lamp 30 /)).backgroundColor;
    const colour = (lamp: number) =>
      getComputedStyle(screen.getByText(new RegExp(`lit lamp ${lamp} `))).backgroundColor;
    await expect([31, 32, 33].map((lamp) => colour(lamp) === marked)).toEqual([true, true, false]);
  },
};

export const Loading: Story = { args: { context: undefined } };

export const Failed: Story = {
  args: { context: undefined, failure: 'Failed to load verse context.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Leaving: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
