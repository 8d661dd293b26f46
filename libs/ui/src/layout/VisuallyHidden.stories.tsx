import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './Status.tsx';

/**
 * Text for screen readers only.
 *
 * - Use it where layout or shape conveys the same visually: "verse 4" for a bare 4.
 * - Never for information that everyone needs: show that instead.
 * - Never around focusable elements: the focus would be invisible.
 */
const meta = { component: VisuallyHidden, args: { children: ', opens in a dialog' } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;

/** "Explain Context" is visible; the rest is for screen readers. */
export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      Explain Context
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(', opens in a dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
