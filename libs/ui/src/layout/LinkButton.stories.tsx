import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLeft20Regular, Mail20Regular } from '../icons.ts';
import { LinkButton } from './LinkButton.tsx';

/**
 * A link that looks like a button.
 *
 * - It goes somewhere: it opens in a new tab, its address can be copied. What *does* something is a `Button`.
 * - Inside a sentence, use `TextLink`.
 * - An icon alone needs an `aria-label`, and a `title` for those who see it.
 */
const meta = { component: LinkButton, args: { href: '/bible', children: 'Open the Bible' } } satisfies Meta<
  typeof LinkButton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the Bible' })).toHaveAttribute('href', '/bible');
  },
};

/** The one way on that most people take. At most one on a screen. */
export const Primary: Story = { args: { appearance: 'primary' } };

/** Back to Home, on every page. */
export const WithIcon: Story = {
  args: { href: '/', appearance: 'subtle', icon: <ArrowLeft20Regular />, children: 'Back to Home' },
};

/** In the header: the name is for the ear, the title for the pointer. */
export const IconAlone: Story = {
  args: {
    href: '/contact',
    appearance: 'subtle',
    icon: <Mail20Regular />,
    'aria-label': 'Contact',
    title: 'Contact',
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
  },
};
