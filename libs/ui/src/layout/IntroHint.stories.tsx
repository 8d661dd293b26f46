import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntroHint } from './IntroHint.tsx';

/**
 * Explains what a page is for and how to use it. Shown before the first control until the user dismisses it, then never
 * again in this browser.
 *
 * - Each page has its own storage key: `bible`, `encyclopedia`, `question`.
 * - Two or three sentences. Information needed on every visit belongs in the page.
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

/** The dismissal is stored under the page's key. */
export const Dismissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this hint' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem('story')).toBe('true');
  },
};

/** Dismissed on an earlier visit: nothing is rendered. */
export const DismissedBefore: Story = {
  beforeEach: () => localStorage.setItem('story', 'true'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
