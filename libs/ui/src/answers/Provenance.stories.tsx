import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Provenance } from './Provenance.tsx';

/**
 * Shown under every answer: its sources, and what was checked.
 *
 * - The mark expands to explain what was looked up, quoted and omitted, and who wrote the answer.
 * - Each source states what *this* answer takes from it.
 * - When few sources support the answer, `ThinSources` says so above it.
 */
const meta = {
  title: 'answers/Provenance',
  component: Provenance,
  args: {
    writer: 'card',
    sources: [
      { name: 'The harbour chronicle', gave: 'the cited lines' },
      { name: 'The lamplighters’ handbook', gave: 'the passage on wicks' },
      { name: 'A list of lanterns' },
    ],
    checked: { references: 11, quotations: 9, dropped: 0 },
    sourcesHref: '/sources',
  },
} satisfies Meta<typeof Provenance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens with the mouse, or with Enter or Space on the mark. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Checked'));
    await expect(
      canvas.getByText('11 references were looked up and exist. 9 quotations are the stored text, word for word.'),
    ).toBeVisible();
    await expect(canvas.getByText('Nothing had to be left out.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All texts and their licences' })).toHaveAttribute(
      'href',
      '/sources',
    );
  },
};

export const ByAModel: Story = {
  args: { writer: 'model', checked: { references: 1, quotations: 1, dropped: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Checked'));
    await expect(canvas.getByText(/^Written by a language model/)).toBeVisible();
    await expect(
      canvas.getByText('1 reference was looked up and exists. 1 quotation is the stored text, word for word.'),
    ).toBeVisible();
    await expect(canvas.getByText('1 reference was left out, because no such place exists.')).toBeVisible();
  },
};

/** An entry that refers to verses but quotes none. */
export const WithoutQuotations: Story = {
  args: { writer: 'library', checked: { references: 6, quotations: 0, dropped: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Checked'));
    await expect(canvas.getByText('6 references were looked up and exist. No verse is quoted.')).toBeVisible();
  },
};
