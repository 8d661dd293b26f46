import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contents } from './Contents.tsx';

/** The parts of a long page, as links within it. */
const meta = {
  title: 'answers/Contents',
  component: Contents,
  args: {
    label: 'In this answer',
    sections: [
      { anchor: 'flight', title: 'The flight' },
      { anchor: 'storm', title: 'The storm' },
      { anchor: 'city', title: 'The city that listened' },
    ],
  },
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeParts: Story = {};
