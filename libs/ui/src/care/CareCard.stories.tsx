import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CareCard } from './CareCard.tsx';

/**
 * The hand-written card below the help.
 *
 * - Each section is followed by its passages: the reference, why it was picked, and the verse.
 * - The prayer is the last section.
 */
const meta = {
  title: 'care/CareCard',
  component: CareCard,
  args: {
    summary: 'What you feel is heavy, and it can be carried by more than one.',
    sections: [
      {
        heading: 'The next hour',
        paragraphs: ['Stay where other people are.', 'Tell one of them.'],
        passages: [
          { scripture: 'Mark 14:33-34', why: 'He asks his friends to stay awake.' },
          { scripture: 'Acts 16:28', why: 'Somebody calls through the dark.' },
        ],
      },
      { heading: 'A prayer', paragraphs: ['Keep me through this hour.'], passages: [] },
    ],
    verses: [{ reference: 'Mark 14:33-34', text: 'Tarry ye here, and watch.' }],
    lang: 'en',
    sources: [
      { name: 'Our own writing', gave: 'every word of this page but the verses' },
      { name: 'King James Version', gave: 'the text of the verses' },
    ],
    sourcesHref: '/sources',
    renderReference: (reference) => reference,
  },
} satisfies Meta<typeof CareCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithVerses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'What may help' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('figure');
    await expect(within(first!).getByText('Tarry ye here, and watch.')).toBeVisible();
    await expect(within(second!).getByText('Somebody calls through the dark.')).toBeVisible();
    await expect(second!.querySelector('blockquote')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('A prayer');
  },
};

/** When the texts of the verses cannot be read. */
export const WithoutVerses: Story = { args: { verses: [] } };
