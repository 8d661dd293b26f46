import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

/**
 * The logo: an open book with a red first initial.
 *
 * - Use it next to the product's title or on a page that contains the title: it has no accessible name.
 * - It has the colour of the surrounding text; only the initial is red, in both themes.
 * - Never smaller than 20 px: the lines become indistinct.
 */
const meta = { component: Mark } satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the header. */
export const Default: Story = {};

/** The smallest legible size. */
export const Small: Story = { args: { size: 20 } };

/** On the home page and in the install prompt. */
export const Large: Story = { args: { size: 96 } };
