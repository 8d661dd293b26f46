import { Button } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ContentDialog } from './ContentDialog.tsx';

/**
 * Shows something, and is closed with its button, Escape or a click outside. It is open as long as it is rendered.
 *
 * - A long text has a `region`: it scrolls inside the dialog, also with the keyboard.
 * - Further buttons stand before Close.
 */
const meta = {
  title: 'dialogs/ContentDialog',
  component: ContentDialog,
  args: { title: 'The ferry', onClose: fn(), children: 'It leaves when the lamp is lit.' },
} satisfies Meta<typeof ContentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'The ferry' });

export const Short: Story = {};

export const WithActions: Story = { args: { actions: <Button>Change</Button> } };

/** The content can be focused and scrolled; the buttons stay in view. */
export const Long: Story = {
  args: {
    region: 'Timetable of the ferry',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Crossing {index + 1}</p>),
  },
  play: async () => {
    const content = within(await dialog()).getByRole('region', { name: 'Timetable of the ferry' });
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const Leaving: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
