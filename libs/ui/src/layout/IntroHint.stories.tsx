import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntroHint } from './IntroHint.tsx';

/**
 * What a page is for and how it is used: before its first control, until it is dismissed, and then never again in this browser.
 *
 * - The storage key is the page's: `bible`, `encyclopedia`, `question`.
 * - Two or three sentences. What has to be known at every visit belongs into the page.
 */
const meta = {
  title: 'layout/IntroHint',
  component: IntroHint,
  args: {
    storageKey: 'story',
    label: 'How to use the lanterns',
    children: 'Choose a lantern and a wick. Turn the small wheel to the left for less light. The ? key lists all keys.',
  },
  beforeEach: () => localStorage.removeItem('story'),
} satisfies Meta<typeof IntroHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** Remembered under the page's key. */
export const Dismissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this hint' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem('story')).toBe('true');
  },
};

/** Dismissed on an earlier visit: nothing stands there. */
export const DismissedBefore: Story = {
  beforeEach: () => localStorage.setItem('story', 'true'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
