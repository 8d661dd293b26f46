import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

/**
 * Our mark: an open book whose first initial is rubricated.
 *
 * - It stands beside the product's title or on a page that names it: it has no name of its own.
 * - It takes the colour of the text around it; only the initial is red, in both themes.
 * - Never smaller than 20 px: the lines of the page run together.
 */
const meta = { component: Mark } satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the header. */
export const Default: Story = {};

/** The smallest that still reads. */
export const Small: Story = { args: { size: 20 } };

/** On the home page and in the install prompt. */
export const Large: Story = { args: { size: 96 } };
