import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThinSources } from './ThinSources.tsx';

/**
 * A notice above an answer that few sources support. One or two plain sentences: what is missing, and how to treat the
 * answer.
 */
const meta = {
  title: 'answers/ThinSources',
  component: ThinSources,
  args: { children: 'The chronicle says little about this. Take it as a place to begin.' },
} satisfies Meta<typeof ThinSources>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {};
