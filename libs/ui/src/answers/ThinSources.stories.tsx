import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThinSources } from './ThinSources.tsx';

/**
 * Said above an answer that rests on little, in one or two plain sentences: what is thin, and how to take it.
 */
const meta = {
  title: 'answers/ThinSources',
  component: ThinSources,
  args: { children: 'The chronicle says little about this. Take it as a place to begin.' },
} satisfies Meta<typeof ThinSources>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {};
