import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerActions } from './AnswerActions.tsx';

/** Above an answer: copy it, print it, share its address, save it to a collection. */
const meta = {
  title: 'answers/AnswerActions',
  component: AnswerActions,
  args: { title: 'Why did Jonah flee?', markdown: () => '# Why did Jonah flee?', onSaid: fn() },
} satisfies Meta<typeof AnswerActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithACollection: Story = { args: { saveHref: '/collections?add=Jonah+1:3' } };

/** Where no remote keeps collections. */
export const WithoutCollections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Collect verses' })).toBeNull();
  },
};
