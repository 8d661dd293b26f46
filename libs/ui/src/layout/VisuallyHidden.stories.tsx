import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './Status.tsx';

/**
 * Text for ears only.
 *
 * - Where the eye gets the same from the place or the shape of things: "verse 4" beside a bare 4.
 * - Never for what everybody needs: then show it.
 * - Never around something that takes the focus: it would go where nobody sees it.
 */
const meta = { component: VisuallyHidden, args: { children: ', opens in a dialog' } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;

/** "Explain Context" is seen; the rest is only heard. */
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
